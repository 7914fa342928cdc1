#!/usr/bin/env node
export {};
console.log("std66 0.1.0");
