// Stands in for vitest in the process of the mutants: collects the tests, so that they can run more than once.

import { readFileSync } from "node:fs";
import {
  ASYMMETRIC_MATCHERS_OBJECT,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
  addCustomEqualityTesters,
  chai,
} from "@vitest/expect";
import { fn, restoreAllMocks, spyOn } from "@vitest/spy";

/**
 * @typedef {{ name: string, run: () => unknown }} Test
 * @typedef {(...values: any[]) => unknown} Body
 */

/**
 * What has been collected since the last call of `taken`.
 * @type {{ tests: Test[], before: (() => unknown)[], after: (() => unknown)[] }}
 */
let read = { tests: [], before: [], after: [] };
/**
 * What runs before and after each test of the file that is being read.
 * @type {{ before: (() => unknown)[], after: (() => unknown)[] }}
 */
let hooks = { before: [], after: [] };
/** @type {string[]} */
const groups = [];

/** Returns what has been collected since the last call, and starts anew. */
export function taken() {
  const all = read;
  read = { tests: [], before: [], after: [] };
  return all;
}

/** The tests that follow are of another file. */
export function startFile() {
  hooks = { before: [], after: [] };
}

/**
 * @param {string} name
 * @param {Body | object} options
 * @param {Body} [second] the body, after options
 */
export function it(name, options, second = /** @type {Body} */ (options)) {
  const { before, after } = hooks;
  const run = async () => {
    try {
      for (const start of before) await start();
      await second();
    } finally {
      for (const end of after) await end();
    }
  };
  read.tests.push({ name: [...groups, name].join(" "), run });
}

/** @param {string} name @param {() => void} body */
export function describe(name, body) {
  groups.push(name);
  body();
  groups.pop();
}

it.each = each(it);
describe.each = each(/** @type {(name: string, body: Body) => void} */ (describe));

/** One after the other. */
describe.concurrent = describe;
it.concurrent = it;
describe.skipIf = (/** @type {boolean} */ condition) => (condition ? () => {} : describe);
it.skipIf = (/** @type {boolean} */ condition) => (condition ? () => {} : it);
it.runIf = (/** @type {boolean} */ condition) => (condition ? it : () => {});

/** Unlike `each`, gives the whole row to the body. @param {readonly unknown[]} rows */
it.for = (rows) => (/** @type {string} */ name, /** @type {Body} */ body) => {
  for (const [index, row] of rows.entries()) it(`${name} (${index})`, () => body(row));
};

/** @param {string} name @param {Body} body */
export function test(name, body) {
  it(name, body);
}

test.each = it.each;
test.for = it.for;
test.concurrent = test;
test.runIf = it.runIf;
test.skipIf = it.skipIf;

/** @param {(name: string, body: Body) => void} define */
function each(define) {
  return (/** @type {readonly unknown[]} */ rows) => (/** @type {string} */ name, /** @type {Body} */ body) => {
    // As in Vitest, a row is a list of arguments only if all rows are.
    const areLists = rows.every((row) => Array.isArray(row));
    for (const [index, row] of rows.entries()) {
      define(`${name} (${index})`, () => (areLists ? body(.../** @type {unknown[]} */ (row)) : body(row)));
    }
  };
}

/** @param {() => unknown} body */
export function beforeAll(body) {
  read.before.push(body);
}

/** @param {() => unknown} body */
export function afterAll(body) {
  read.after.push(body);
}

/** @param {() => unknown} body */
export function beforeEach(body) {
  hooks.before.push(body);
}

/** @param {() => unknown} body */
export function afterEach(body) {
  hooks.after.push(body);
}

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

/** @param {unknown} value @param {string} [message] */
const assertion = (value, message) => chai.expect(value, message);

/** @type {Map<string, PropertyDescriptor | undefined>} */
const stubbed = new Map();

export const vi = {
  fn,
  spyOn,
  restoreAllMocks,
  stubGlobal(/** @type {string} */ name, /** @type {unknown} */ value) {
    if (!stubbed.has(name)) stubbed.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true, enumerable: true });
  },
  unstubAllGlobals() {
    for (const [name, descriptor] of stubbed) {
      if (descriptor === undefined) Reflect.deleteProperty(globalThis, name);
      else Object.defineProperty(globalThis, name, descriptor);
    }
    stubbed.clear();
  },
};

export const expect = Object.assign(
  assertion,
  chai.expect,
  /** @type {any} */ (globalThis)[ASYMMETRIC_MATCHERS_OBJECT],
  // vitest itself checks that there are assertions: no mutant removes them.
  { addEqualityTesters: addCustomEqualityTesters, hasAssertions: () => {} },
);

// Beside the bundle, which is beside the tests.
expect.extend(expect, {
  toMatchFileSnapshot: (/** @type {string} */ text, /** @type {string} */ file) => {
    const expected = readFileSync(new URL(file, import.meta.url), "utf8");
    return { pass: text === expected, message: () => `${file} is another text` };
  },
});

/** Does nothing: the compiler checks types. */
export const expectTypeOf = () => anything;
/** @type {any} */
const anything = new Proxy(() => anything, { get: () => anything });
