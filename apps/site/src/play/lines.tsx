/** Lines of `@std66/report` as elements. What the lines say is text, whatever it looks like. */
import type { JSX } from "preact";
import { linkedParts } from "./marks.ts";
import type { Block } from "./question.ts";

export function Blocks({ blocks }: { readonly blocks: readonly Block[] }): JSX.Element {
  return (
    <>
      {blocks.map(({ title, lines }, index) => (
        <section key={index}>
          {title === "" ? null : <h2>{title}</h2>}
          <pre role="group" aria-label={title === "" ? "answer" : title} tabIndex={0}>
            {lines.map((line, at) => (
              <Line key={at} line={line} />
            ))}
          </pre>
        </section>
      ))}
    </>
  );
}

function Line({ line }: { readonly line: string }): JSX.Element {
  return (
    <>
      {linkedParts(line).map(({ text, marks, href }, index) =>
        marks.length === 0 ? (
          text
        ) : (
          <span key={index} class={marks.map((mark) => `mark-${mark}`).join(" ")}>
            {href === undefined ? text : <a href={href}>{text}</a>}
          </span>
        ),
      )}
      {"\n"}
    </>
  );
}
