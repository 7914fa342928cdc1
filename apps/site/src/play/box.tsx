/** A box for a text. Browsers lay out a long text slowly: such a text is kept, and only its beginning is shown. */
import type { JSX } from "preact";

/** The longest text that is edited. */
const LONGEST = 100_000;
const BEGINNING = 200;

interface Props {
  readonly label: string;
  readonly value: string;
  readonly rows: number;
  readonly fill: (value: string) => void;
}

export function Box({ label, value, rows, fill }: Props): JSX.Element {
  if (value.length > LONGEST) {
    return (
      <div role="group" aria-label={label}>
        <b>{label}</b>
        <p class="long">
          {value.length.toLocaleString("en")} characters, too many to edit here. They begin:{" "}
          <code>{value.slice(0, BEGINNING)}…</code>{" "}
          <button type="button" onClick={() => fill("")}>
            Remove
          </button>
        </p>
      </div>
    );
  }
  /** Takes a long text before the browser puts it into the box. */
  const take = (event: Event, data: DataTransfer | null): void => {
    const text = data?.getData("text/plain") ?? "";
    if (text.length <= LONGEST) return;
    event.preventDefault();
    fill(text);
  };
  return (
    <label>
      {label}
      <textarea
        rows={rows}
        value={value}
        onInput={({ currentTarget }) => fill(currentTarget.value)}
        onPaste={(event) => take(event, event.clipboardData)}
        onDrop={(event) => take(event, event.dataTransfer)}
        spellcheck={false}
        autocapitalize="off"
        autocomplete="off"
        dir="auto"
      />
    </label>
  );
}
