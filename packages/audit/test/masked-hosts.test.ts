// RFC 3986 §7.5: a host is masked only if no reader's spelling of it stands outside of a possible password.
import { expect, it } from "vitest";
import { messageOf } from "./places.ts";

it.each([
  // The URL Standard sees 127.0.0.1, which is not in the text.
  ["http://u:secret@2130706433/", "2130706433"],
  ["http://u:secret@0x7f.1/", "0x7f.1"],
  ["http://u:secret@%65vil.example/", "%65vil.example"],
])("R-145 a host is shown as written, although a reader spells it in another way: %s", (text, host) => {
  const message = messageOf("host-not-allowed", text, { allowedHosts: ["good.example"] });
  expect(message).toContain(`\`${host}\``);
  expect(message).not.toContain("secret");
});
