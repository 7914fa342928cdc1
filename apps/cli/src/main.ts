#!/usr/bin/env node
/** The entry point of the command. */
import { start } from "./start.ts";

void start(process.argv.slice(2));
