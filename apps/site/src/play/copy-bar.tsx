/** Buttons that copy a link to the answer, or the answer. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { markdownOf, shellOf, typescriptOf } from "./copies.ts";
import type { Answer, Inputs } from "./question.ts";
import { sharedFragment, withoutPasswords } from "./shared-inputs.ts";

interface Props {
  readonly inputs: Inputs;
  readonly hasPasswords: boolean;
  readonly answer: Answer;
}

/** Said where a text is too long for an address. */
const TOO_LONG = "The texts are too long for a link.";

export function CopyBar({ inputs, hasPasswords, answer }: Props): JSX.Element {
  const [said, setSaid] = useState("");
  const [refused, setRefused] = useState<string>();
  const copy = async (what: string, text: string | undefined): Promise<void> => {
    setRefused(undefined);
    if (text === undefined) return setSaid(TOO_LONG);
    try {
      await navigator.clipboard.writeText(text);
      return setSaid(`Copied: ${what}.`);
    } catch {
      setSaid("The browser does not let the page copy. Copy it from here:");
      return setRefused(text);
    }
  };
  const link = (): string | undefined => {
    const fragment = sharedFragment(inputs, hasPasswords);
    return fragment === undefined ? undefined : `${location.href.split("#", 1)[0]}#${fragment}`;
  };
  // Not before a button is pressed: the texts may be long.
  const shared = (): Inputs => (hasPasswords ? inputs : withoutPasswords(inputs));
  const copies: readonly (readonly [string, () => string | undefined])[] = [
    ["link", link],
    ["TypeScript", () => typescriptOf(shared())],
    ["shell", () => shellOf(shared())],
    ["Markdown", () => markdownOf(answer)],
    ...(answer.drawing === undefined ? [] : ([["SVG", () => answer.drawing]] as const)),
  ];
  return (
    <div class="copies">
      <span id="copies-label">Copy</span>
      {copies.map(([name, text]) => (
        <button key={name} type="button" aria-describedby="copies-label" onClick={() => void copy(name, text())}>
          {name}
        </button>
      ))}
      <span role="status">{said}</span>
      {refused === undefined ? null : <textarea readOnly rows={6} value={refused} aria-label="to copy" />}
    </div>
  );
}
