// The check of a webhook that people copy: one text on all pages, which takes webhooks as services give them, and no
// attack.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { audit } from "@std66/audit";
import { isUri } from "@std66/core";
import { readmeBlocks } from "./samples/blocks.mjs";
import { declaredIn } from "./declared.ts";
import { root } from "../workspace.mjs";

const samples = readmeBlocks("ts").filter(({ code }) => code.includes("publicHosts: true,"));
/** From the options to the function. */
const textOf = (code: string): string | undefined =>
  /^\/\/ .*\nconst POLICY = [^]*?^const isPublic = .*$/mu.exec(code)?.[0];
const isPublic = declaredIn(textOf(samples[0]?.code ?? "") ?? "", "isPublic", { audit, isUri }) as (
  text: unknown,
) => boolean;

test("the same text is on each page that shows a check for public hosts", () => {
  expect(samples.map(({ path }) => path).toSorted()).toEqual(["docs/threats.md", "packages/audit/README.md"]);
  expect(new Set(samples.map(({ code }) => textOf(code))).size).toBe(1);
  expect(textOf(samples[0]?.code ?? "")).toContain('severity === "info"');
});

const word = (length: number): string => "aB3xY9".repeat(20).slice(0, length);

/** In the form that the services document. */
test.each([
  "https://hooks.example.com/in?token=6f1c1dd4a7",
  "https://hooks.example.com/in/6f1c1dd4a7#key=6f1c1dd4a7",
  `https://hooks.slack.com/services/T0AB1C2D3/B0AB1C2D3/${word(24)}`,
  `https://discord.com/api/webhooks/123456789012345678/${word(68)}?wait=true`,
  `https://api.telegram.org/bot123456789:${word(35)}/sendMessage?chat_id=-1001234567890`,
  `https://chat.googleapis.com/v1/spaces/AAAAb1C2d3E/messages?key=AIza${word(35)}&token=${word(43)}%3D`,
  `https://prod-01.westus.logic.azure.com:443/workflows/${word(32).toLowerCase()}/triggers/manual/paths/invoke?api-version=2016-06-01&sp=%2Ftriggers%2Fmanual%2Frun&sv=1.0&sig=${word(43)}`,
  `https://good.webhook.office.com/webhookb2/0a1b2c3d-1111-2222-3333-0a1b2c3d4e5f@0a1b2c3d-1111-2222-3333-0a1b2c3d4e5f/IncomingWebhook/${word(32)}/0a1b2c3d-1111-2222-3333-0a1b2c3d4e5f`,
  `https://hooks.zapier.com/hooks/catch/1234567/${word(7)}/`,
  `https://maker.ifttt.com/trigger/a_b/with/key/${word(43)}`,
  `https://gitlab.com/api/v4/projects/1/trigger/pipeline?token=glptt-${word(40)}&ref=main`,
  `https://hook.eu1.make.com/${word(32).toLowerCase()}`,
  "https://93.184.216.34/in?sig=6f1c1dd4a7",
])("%s passes", (text) => {
  expect(isPublic(text)).toBe(true);
});

describe("attacks", () => {
  const attacks = (
    JSON.parse(readFileSync(join(root, "packages/audit/test/attacks.json"), "utf8")) as readonly {
      readonly text: string;
      readonly publicHosts?: boolean;
    }[]
  ).filter(({ text }) => text.length < 100_000);

  test("none that hides its host passes, nor one to a host that is not public", () => {
    const about = attacks.filter(({ publicHosts }) => publicHosts === true).map(({ text }) => text);
    expect(about.length).toBeGreaterThan(4);
    for (const text of about.flatMap((each) => [each, each.replace(/^http:/u, "https:")]))
      expect([text, isPublic(text)]).toEqual([text, false]);
  });

  // The host that each attack pretends to be is public, and the one that it leads to is not, or is another public one.
  const passed = attacks
    .map(({ text }) =>
      text.replace(/^(\s*)http:/iu, "$1https:").replaceAll(/(?:good|trusted)\.example/gu, "hooks.example.com"),
    )
    .flatMap((text) => [
      text,
      text.replaceAll("evil.example", "10.0.0.1"),
      text.replaceAll("evil.example", "evil.example.com"),
    ])
    .filter((text) => isPublic(text));

  test("what passes has a public host to `URL` and to what splits it", () => {
    expect(passed.length).toBeGreaterThan(20);
    const publicHosts = ["hooks.example.com", "evil.example.com", "example.com", "hooks.slack.com", "discord.com"];
    const isOfThem = (host: string) =>
      publicHosts.some((of) => host === of || host === `${of}.` || host.endsWith(`.${of}`));
    for (const text of passed) {
      const { hostname } = new URL(text);
      expect([text, isOfThem(hostname)]).toEqual([text, true]);
      expect(text.toLowerCase().startsWith(`https://${hostname}`)).toBe(true);
    }
  });

  test("of warnings, only those of a secret outside of a userinfo do not refuse", () => {
    const found = passed.flatMap((text) => audit(text)).filter(({ severity }) => severity !== "info");
    expect(new Set(found.map(({ code }) => code))).toEqual(new Set(["secret-parameter", "secret-form"]));
    expect(found.filter(({ component }) => component === "userinfo" || component === "authority")).toEqual([]);
  });

  test.each([
    "https://10.0.0.1/in?token=6f1c1dd4a7",
    "https://169.254.169.254/latest/meta-data/",
    "https://[::ffff:169.254.169.254]/",
    "https://0x7f.1/",
    "https://printer.local/?token=6f1c1dd4a7",
    "https://fritz.box/?token=6f1c1dd4a7",
    "https://127.0.0.1.nip.io/",
    "https://hooks.example.com@10.0.0.1/",
    "https://me:pw@hooks.example.com/",
    `https://ghp_${word(36)}@hooks.example.com/`,
    "https://hooks.example.com\\@10.0.0.1/",
    "https://hooks.example.com:22/",
    "https://hooks.example.com/%2e%2e/admin?token=6f1c1dd4a7",
    "https://hooks.example.com/?url=https://me:pw@x.example/",
    "https://hooks.example.com/%0d%0aHost:%20x",
    "http://hooks.example.com/in?token=6f1c1dd4a7",
    "file:///etc/passwd",
    "//hooks.example.com/",
    "/in?token=6f1c1dd4a7",
    "",
  ])("%s does not pass", (text) => {
    expect(isPublic(text)).toBe(false);
  });
});
