/** RFC 3986 §5.2.4: the loop, step by step. */

/** The label of a step, and the two buffers after it, as the section prints them. */
export type RemovalStep = readonly [label: string, output: string, input: string];

/** Appends each step to `steps`. */
export function removeDotSegments(path: string, steps: RemovalStep[] = []): string {
  let input = path;
  let output = "";
  const removeLastSegment = (): void => {
    output = output.slice(0, Math.max(output.lastIndexOf("/"), 0));
  };
  while (input !== "") {
    let step: string;
    if (input.startsWith("../") || input.startsWith("./")) {
      step = "2A";
      input = input.slice(input.indexOf("/") + 1);
    } else if (input.startsWith("/./") || input === "/.") {
      step = "2B";
      input = `/${input.slice("/./".length)}`;
    } else if (input.startsWith("/../") || input === "/..") {
      step = "2C";
      input = `/${input.slice("/../".length)}`;
      removeLastSegment();
    } else if (input === "." || input === "..") {
      step = "2D";
      input = "";
    } else {
      step = "2E";
      const next = input.indexOf("/", 1);
      const end = next < 0 ? input.length : next;
      output += input.slice(0, end);
      input = input.slice(end);
    }
    steps.push([step, output, input]);
  }
  return output;
}
