// What the tests of the packages need of vitest, in the process of the mutants: tests that are kept, and run more than once.

import {
  ASYMMETRIC_MATCHERS_OBJECT,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
  addCustomEqualityTesters,
  chai,
} from "@vitest/expect";

/**
 * @typedef {{ name: string, run: () => unknown }} Test
 * @typedef {(...values: any[]) => unknown} Body
 */

/** Those of the file that is read now. @type {{ tests: Test[], before: (() => unknown)[], after: (() => unknown)[] }} */
let read = { tests: [], before: [], after: [] };
/** @type {string[]} */
const groups = [];

/** What has been read since it was asked for the last time. */
export function taken() {
  const all = read;
  read = { tests: [], before: [], after: [] };
  return all;
}

/** @param {string} name @param {Body} body */
export function it(name, body) {
  read.tests.push({ name: [...groups, name].join(" "), run: body });
}

/** @param {string} name @param {() => void} body */
export function describe(name, body) {
  groups.push(name);
  body();
  groups.pop();
}

it.each = each(it);
describe.each = each(/** @type {(name: string, body: Body) => void} */ (describe));

/** @param {(name: string, body: Body) => void} define */
function each(define) {
  return (/** @type {readonly unknown[]} */ rows) => (/** @type {string} */ name, /** @type {Body} */ body) => {
    for (const [index, row] of rows.entries()) {
      define(`${name} (${index})`, () => (Array.isArray(row) ? body(...row) : body(row)));
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

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

/** @param {unknown} value @param {string} [message] */
const assertion = (value, message) => chai.expect(value, message);

export const expect = Object.assign(
  assertion,
  chai.expect,
  /** @type {any} */ (globalThis)[ASYMMETRIC_MATCHERS_OBJECT],
  // That there are assertions is for vitest to see: no mutant takes them away.
  { addEqualityTesters: addCustomEqualityTesters, hasAssertions: () => {} },
);

/** Types are checked by the compiler. */
export const expectTypeOf = () => anything;
/** @type {any} */
const anything = new Proxy(() => anything, { get: () => anything });
