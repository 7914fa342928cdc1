// Generated texts and components of which uri-js gives what RFC 3986, 6068, 8141 and 9110 say: this gives the same.

import fc from "fast-check";
import * as theirs from "uri-js";
import { describe, expect, it } from "vitest";
// @boundaries-ignore Shared by the tests of many packages.
import { authorityUri, mail, urn } from "../../../test-arbitraries.ts";
// @boundaries-ignore Shared by the tests of both adapters.
import * as shared from "../../../test-uri-functions.ts";
// @boundaries-ignore Shared by the tests of both adapters.
import { describeRules } from "../../../test-uri-rules.ts";
import * as uri from "../src/index.ts";

const HEADERS = ["to", "subject", "body", "cc", "in-reply-to"];
/** Of `ws`, uri-js loses what is after a second "?". */
const authorityUris = authorityUri.filter((text) => !/^wss?:[^?#]*\?[^?#]*\?/i.test(text));
/** A "," that is encoded is data (RFC 6068 §2): uri-js writes it as a delimiter. */
const mails = mail(HEADERS).filter((text) => !text.includes("%2C"));

describe("as uri-js", () => {
  shared.describeAlike(uri, theirs, {
    texts: fc.oneof(authorityUris, urn, mails),
    bases: authorityUris,
    // uri-js removes ".." before it resolves.
    differsAsComponents: (reference) => reference.startsWith(".."),
    components: fc.oneof(
      shared.authorityComponents,
      shared.socketComponents(),
      shared.mailComponents([], [], [{ "a&b&c": "d" }]),
      shared.urnComponents(),
    ),
  });
});

describeRules(uri);

it("RFC 3986 §3.4: a query may contain `?`, also that of `ws`", () => {
  expect(uri.normalize("ws://h/a?b?c?d")).toBe("ws://h/a?b?c?d");
  expect(uri.serialize({ scheme: "ws", host: "h", resourceName: "/a?b?c?d" })).toBe("ws://h/a?b?c?d");
  expect(theirs.normalize("ws://h/a?b?c?d")).toBe("ws://h/a?b");
});
