/** The drawing of the components, with the rule of the piece that is pointed at or focused, and the list of all pieces. */
import type { JSX } from "preact";
import { citedPieces } from "@std66/report";
import { useState } from "preact/hooks";
import type { Answer, Piece } from "./question.ts";

export function Drawing({ drawing, pieces }: Pick<Answer, "drawing" | "pieces">): JSX.Element | null {
  const [chosen, setChosen] = useState<number | undefined>();
  if (drawing === undefined) return null;
  const choose = (event: Event): void => {
    const piece = (event.target as Element).closest("[data-piece]");
    if (piece !== null) setChosen(Number(piece.getAttribute("data-piece")));
  };
  const piece = chosen === undefined ? undefined : pieces[chosen];
  return (
    <section class="drawing">
      <h2>Components</h2>
      {/* The drawing escapes every text in it. */}
      <div class="picture" onMouseOver={choose} onFocusIn={choose} dangerouslySetInnerHTML={{ __html: drawing }} />
      <p class="chosen">
        {piece === undefined ? (
          "Point at a piece, or go to it by Tab: its rule is shown here."
        ) : (
          <About piece={piece} />
        )}
      </p>
      <details>
        <summary>All pieces and their rules</summary>
        <div class="wide" role="group" aria-label="pieces" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">piece</th>
                <th scope="col">text</th>
                <th scope="col">rule</th>
                <th scope="col">section</th>
              </tr>
            </thead>
            <tbody>
              {pieces.map(({ name, text, rule, section }, index) => (
                <tr key={index}>
                  <td>{name}</td>
                  <td>
                    <code>{text}</code>
                  </td>
                  <td>
                    <code>{rule}</code>
                  </td>
                  <td>
                    <Section section={section} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  );
}

function About({ piece: { name, text, rule, section } }: { readonly piece: Piece }): JSX.Element {
  return (
    <>
      <b>{name}</b> <code>{text}</code>: <code>{rule}</code> (<Section section={section} />)
    </>
  );
}

function Section({ section }: { readonly section: string }): JSX.Element {
  const [piece] = citedPieces(section);
  return piece?.href === undefined ? <>{section}</> : <a href={piece.href}>{section}</a>;
}
