/** The views as tabs, which arrow keys go through. */
import type { JSX } from "preact";
import { TITLES, VIEWS, type View } from "./question.ts";

export function Tabs({ view, choose }: { readonly view: View; readonly choose: (view: View) => void }): JSX.Element {
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const index = VIEWS.indexOf(view);
    const next =
      step === undefined
        ? { Home: VIEWS[0], End: VIEWS.at(-1) }[event.key]
        : VIEWS[(index + step + VIEWS.length) % VIEWS.length];
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
    document.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  return (
    <div class="tabs" role="tablist" aria-label="views" onKeyDown={onKeyDown}>
      {VIEWS.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`tab-${name}`}
          aria-selected={name === view}
          aria-controls="answer"
          tabIndex={name === view ? 0 : -1}
          onClick={() => choose(name)}
        >
          {TITLES[name]}
        </button>
      ))}
    </div>
  );
}
