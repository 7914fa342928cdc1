/** The playground: what is filled in, and the answer of the worker to it. */
import { type JSX, render } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { asker } from "./asking.ts";
import { Box } from "./box.tsx";
import { CopyBar } from "./copy-bar.tsx";
import { Drawing } from "./drawing.tsx";
import { EXAMPLES } from "./examples.ts";
import { Blocks } from "./lines.tsx";
import { inputsOf } from "./permalink.ts";
import { type Answer, type Inputs, KINDS, type Kind, type View } from "./question.ts";
import { Tabs } from "./tabs.tsx";

/** How long typing pauses, in milliseconds, before the address has what was typed. */
const PAUSE = 400;

/** A box: what it fills in, its label, and how many rows it has. */
type BoxOf = readonly [name: "text" | "base" | "other" | "values", label: string, rows: number];

const TEXT: BoxOf = ["text", "URI or reference", 2];
const BASE: BoxOf = ["base", "Base", 1];

/** The boxes of views that have more than one. */
const BOXES: { readonly [view in View]?: readonly BoxOf[] } = {
  resolution: [TEXT, BASE],
  ladder: [TEXT, ["other", "Compared with", 1]],
  standards: [TEXT, BASE],
  template: [
    ["text", "URI template", 2],
    ["values", "Values: NAME=VALUE lines, or JSON", 3],
    ["other", "URI to match", 1],
  ],
  extraction: [["text", "Text or page", 8], BASE],
};

function Playground(): JSX.Element {
  const [{ inputs, fault }, setFilled] = useState(filledFirst);
  const [hasPasswords, setHasPasswords] = useState(false);
  const [answer, setAnswer] = useState<Answer>();
  const [hasFailed, setHasFailed] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const width = useColumns(panel);
  const ask = useMemo(() => asker(setAnswer, () => setHasFailed(true)), []);

  useEffect(() => ask({ ...inputs, hasPasswords, width }), [inputs, hasPasswords, width]);
  const omission = useAddress(inputs, hasPasswords, (fragment) => setFilled(inputsOf(fragment)));

  const fill = (changes: Partial<Inputs>): void =>
    setFilled((before) => ({ inputs: { ...before.inputs, ...changes }, fault: undefined }));
  const { view, kind } = inputs;
  return (
    <>
      <div class="inputs">
        <label>
          Examples
          <select
            value=""
            onChange={({ currentTarget }) => {
              const example = EXAMPLES[Number(currentTarget.value)];
              if (example !== undefined) fill(example.inputs);
              currentTarget.value = "";
            }}
          >
            <option value="">choose one…</option>
            {EXAMPLES.map(({ title }, index) => (
              <option key={index} value={index}>
                {title}
              </option>
            ))}
          </select>
        </label>
        {(BOXES[view] ?? [TEXT]).map(([name, label, rows]) => (
          <Box key={name} label={label} value={inputs[name]} rows={rows} fill={(value) => fill({ [name]: value })} />
        ))}
        {view === "extraction" ? (
          <label>
            Read as
            <select value={kind} onChange={({ currentTarget }) => fill({ kind: currentTarget.value as Kind })}>
              {KINDS.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
        ) : null}
        <label class="check">
          <input
            type="checkbox"
            checked={hasPasswords}
            onChange={({ currentTarget }) => setHasPasswords(currentTarget.checked)}
          />
          Show passwords in answers, and in links
        </label>
      </div>
      <p class={answer?.isValid === false ? "verdict invalid" : "verdict"} role="status">
        {hasFailed
          ? "This browser cannot run the worker that answers. Is the page opened from a file?"
          : answer?.verdict}
      </p>
      {fault === undefined ? null : (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
      {omission === undefined ? null : (
        <p class="fault" role="status">
          {omission}
        </p>
      )}
      <Tabs view={view} choose={(chosen) => fill({ view: chosen })} />
      <div id="answer" role="tabpanel" aria-labelledby={`tab-${view}`} ref={panel}>
        {answer === undefined ? null : (
          <>
            <Drawing drawing={answer.drawing} pieces={answer.pieces} key={answer.drawing} />
            <Blocks blocks={answer.blocks} />
            {answer.json === undefined ? null : (
              <details>
                <summary>As JSON</summary>
                <pre role="group" aria-label="JSON" tabIndex={0}>
                  {answer.json}
                </pre>
              </details>
            )}
            <CopyBar inputs={inputs} hasPasswords={hasPasswords} answer={answer} />
          </>
        )}
      </div>
    </>
  );
}

/** What the address says or, if it says nothing, the first example. */
function filledFirst(): ReturnType<typeof inputsOf> {
  const filled = inputsOf(location.hash.slice(1));
  return location.hash.length > 1 ? filled : { ...filled, inputs: EXAMPLES[0]?.inputs ?? filled.inputs };
}

/** How many columns of text an element has room for. */
function useColumns(element: { readonly current: HTMLElement | null }): number {
  const [columns, setColumns] = useState(80);
  useEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const probe = document.createElement("span");
    probe.className = "probe";
    probe.textContent = "0".repeat(100);
    const measure = (): void => {
      current.append(probe);
      const cell = probe.getBoundingClientRect().width / 100;
      probe.remove();
      if (cell > 0) setColumns(Math.max(40, Math.min(120, Math.floor((current.clientWidth - 26) / cell))));
    };
    measure();
    // Not the observed element's height: answers change it.
    addEventListener("resize", measure);
    return () => removeEventListener("resize", measure);
  }, []);
  return columns;
}

/** Keeps the fragment of the address that of the inputs, and reads it when it is changed by hand. Returns what the address leaves out. */
function useAddress(inputs: Inputs, hasPasswords: boolean, read: (fragment: string) => void): string | undefined {
  const [omission, setOmission] = useState<string>();
  const isFirst = useRef(true);
  useEffect(() => {
    // A link stays as it is until something is changed.
    if (isFirst.current) {
      isFirst.current = false;
      return undefined;
    }
    let isCurrent = true;
    const update = async (): Promise<void> => {
      const { LEFT_OUT, sharedFragment } = await import("./shared-inputs.ts");
      const { fragment = "", isLeftOut } = await sharedFragment(inputs, hasPasswords);
      if (!isCurrent) return;
      history.replaceState(null, "", `#${fragment}`);
      setOmission(isLeftOut ? `The address is ${LEFT_OUT}.` : undefined);
    };
    const timer = setTimeout(() => void update(), PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [inputs, hasPasswords]);
  useEffect(() => {
    const changed = (): void => read(location.hash.slice(1));
    addEventListener("hashchange", changed);
    return () => removeEventListener("hashchange", changed);
  }, []);
  return omission;
}

const place = document.querySelector("#play");
if (place !== null) {
  place.replaceChildren();
  render(<Playground />, place);
}
