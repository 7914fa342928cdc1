/** Buttons that copy a link to the answer, or the answer. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Copied } from "./question.ts";

/** Said where a text is too long for an address. */
const TOO_LONG = "The texts are too long for a link.";

export function CopyBar({ inputs, hasPasswords, answer }: Copied): JSX.Element {
  const [said, setSaid] = useState("");
  const [refused, setRefused] = useState<string>();
  const copy = async (what: string): Promise<void> => {
    setRefused(undefined);
    const [{ copyOf }, { LEFT_OUT }] = await Promise.all([import("./copies.ts"), import("./shared-inputs.ts")]);
    const { text, isLeftOut } = await copyOf(what, { inputs, hasPasswords, answer });
    if (text === undefined) return setSaid(TOO_LONG);
    const copied = what === "link" ? location.href.split("#", 1)[0] + text : text;
    try {
      await navigator.clipboard.writeText(copied);
      return setSaid(isLeftOut ? `Copied: ${what}, ${LEFT_OUT}.` : `Copied: ${what}.`);
    } catch {
      setSaid("The browser does not let the page copy. Copy it from here:");
      return setRefused(copied);
    }
  };
  const names = ["link", "TypeScript", "shell", "Markdown", ...(answer.drawing === undefined ? [] : ["SVG"])];
  return (
    <div class="copies">
      <span id="copies-label">Copy</span>
      {names.map((name) => (
        <button key={name} type="button" aria-describedby="copies-label" onClick={() => void copy(name)}>
          {name}
        </button>
      ))}
      <span role="status">{said}</span>
      {refused === undefined ? null : <textarea readOnly rows={6} value={refused} aria-label="to copy" />}
    </div>
  );
}
