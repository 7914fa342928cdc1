/**
 * The loop of every command that takes URIs one by one. Prints an answer or a diagnostic for each input, in input
 * order, then sets the exit status. A command only supplies the answer to an input.
 */
import type { Diagnostic } from "@std66/report";
import { INTERRUPTED, type Invocation, type Settings, settingsOf } from "../command-line/shared-options.ts";
import type { InputLocation } from "../input/source.ts";
import { Output } from "../terminal/output.ts";
import { type End, endOf, exitStatus, untilClosed } from "./ending.ts";
import { Inputs } from "./inputs.ts";
import { isGate, readAsLinesNote, uncheckedNote } from "./named-files.ts";
import { messageLines } from "../terminal/message.ts";
import { jsonLineDiagnostic, type JsonObjects, jsonObjectsFor, type ObjectInput } from "./json-objects.ts";
import { Rejections } from "./rejections.ts";
import { answerRows } from "./rows.ts";
import { TaskAnswers } from "./task-answers.ts";
import type { Counts, InputPlace, Task } from "./task.ts";
import { Watch } from "./watch.ts";

/** From how many bytes on files are long: shorter ones are read before anybody could interrupt the run. */
const LONG_FILE = 1_000_000;

/** Answers the inputs that `operands` name, and sets the exit status. */
export async function answerInputs(invocation: Invocation, operands: readonly string[], task: Task): Promise<void> {
  const settings = settingsOf(invocation);
  if (settings.tsv) return answerRows(invocation, operands, task);
  const output = new Output(settings.quiet);
  const objects = jsonObjectsFor(invocation, settings, output);
  const shortcut = objects === undefined ? task.shortcut : undefined;
  const inputs = new Inputs(invocation, operands, { shortcut, settings, output });
  const { failFast, maxErrors } = invocation.optsWithGlobals();
  const isFirstLast = failFast === true || task.invalid?.endsRun === true;
  const loop = new InputLoop({ inputs, objects, settings, task, output, command: invocation.name() });
  process.exitCode = await loop.run(isFirstLast ? 1 : maxErrors);
}

interface Run {
  readonly inputs: Inputs;
  /** Set if inputs are members of JSON objects. */
  readonly objects: JsonObjects | undefined;
  readonly settings: Settings;
  readonly task: Task;
  readonly output: Output;
  /** The name of the command. */
  readonly command: string;
}

class InputLoop implements InputPlace {
  readonly #run: Run;
  readonly #answers: TaskAnswers;
  readonly #isDecoded: boolean;
  readonly #rejections: Rejections;
  readonly #watch: Watch;
  readonly #print: (text: string) => void;
  #decoded: ObjectInput = { text: "" };

  constructor(run: Run) {
    const { task, settings, output } = run;
    this.#run = run;
    this.#answers = new TaskAnswers(task);
    this.#isDecoded = run.objects !== undefined || task.inputs?.takesAnyText === true;
    this.#rejections = new Rejections(output, settings, task.invalid ?? {});
    this.#watch = new Watch(output, settings, run.inputs.readsInput);
    this.#print = (text) => output.print(text);
  }

  /** Takes all inputs, up to `maxInvalid` invalid ones. Returns the exit status. */
  async run(maxInvalid = Infinity): Promise<number> {
    const { inputs, settings, task, output } = this.#run;
    let end: End | undefined;
    try {
      await untilClosed(async () => {
        end = await this.#takeAll(maxInvalid);
        await this.#rejections.tellCounts(inputs.count);
        if (end === "all") {
          this.#rejections.summarize(inputs.count);
          output.message(task.ending?.note?.(this.#counts) ?? "");
          const note = this.#noteOfFiles();
          if (note !== undefined) output.message(messageLines(`note: ${note}\n`));
        }
        output.message(endOf(end, this.#counts, this.#watch.milliseconds, task.ending?.wholeRun));
        output.print(task.ending?.closing?.(this.#counts) ?? "");
        output.flush(true);
      });
    } finally {
      this.#watch.end();
    }
    if (end === "interrupted") return INTERRUPTED;
    return exitStatus({ hasFailed: inputs.hasFailed, invalid: this.#rejections.count }, settings, task.ending);
  }

  get location(): InputLocation {
    return this.#run.inputs.source.location;
  }

  get object(): string | undefined {
    return this.#decoded.object;
  }

  /** What the names of the files say of a run that checked nothing, or that found faults. */
  #noteOfFiles(): string | undefined {
    const { inputs, objects, command } = this.#run;
    const { files, count } = inputs;
    if (count === 0 && isGate(command) && files.length > 0 && !inputs.readsInput && !inputs.hasFailed)
      return uncheckedNote("inputs", files);
    // Pairs are between tabs, and no option reads rows of them.
    const areLines = objects === undefined && command !== "compare";
    return areLines && this.#rejections.count > 0 ? readAsLinesNote(files) : undefined;
  }

  get #counts(): Counts {
    return { all: this.#run.inputs.count, invalid: this.#rejections.count };
  }

  async #takeAll(maxInvalid: number): Promise<End> {
    const { inputs, output } = this.#run;
    while (inputs.read()) {
      const { size } = inputs.source;
      this.#watch.receive(size > LONG_FILE || (size > 0 && inputs.size > LONG_FILE));
      for (let input = this.#takeValid(); input !== undefined; input = this.#takeValid()) {
        if (this.#rejections.areCounted) this.#rejections.addCounted(this.#diagnose(this.#rejected));
        else if (this.#rejections.areDescribed && !this.#isLeftOut()) await this.#describe();
        else this.#rejections.addUndescribed(() => this.#lineOf(input));
        if (this.#rejections.count >= maxInvalid) return "too many";
      }
      // Answers before waiting for more input: the writer may be waiting for the answers.
      output.flush();
      if (await this.#watch.isInterrupted(inputs)) return "interrupted";
    }
    return "all";
  }

  /** Answers what was read, up to an invalid input, which it returns. Synchronous: runs have millions of inputs. */
  #takeValid(): string | undefined {
    const { inputs, output } = this.#run;
    const { source } = inputs;
    for (let input = source.next(); input !== undefined; input = source.next()) {
      const answer = this.#isDecoded ? this.#answerDecoded() : this.#answers.to(input, this, this.#print);
      if (answer === undefined) return input;
      output.print(answer);
    }
    return undefined;
  }

  /** The answer to an input that may not be ASCII, or is in an object. */
  #answerDecoded(): string | undefined {
    const { inputs, objects, settings } = this.#run;
    const line = inputs.source.decoded();
    const input: ObjectInput = objects?.inputOf(line) ?? line;
    this.#decoded = input;
    if (input.wrongOctet !== undefined || input.malformed !== undefined) return undefined;
    const answer = this.#answers.to(input.text, this);
    if (objects === undefined || !settings.json || answer === undefined) return answer;
    return objects.withOthers(answer, input, "error");
  }

  /** The last input, which is invalid. */
  get #rejected(): ObjectInput {
    return this.#isDecoded ? this.#decoded : this.#run.inputs.source.decoded();
  }

  /** Whether what is wrong with it would not be read. */
  #isLeftOut(): boolean {
    return !this.#run.settings.json && this.#run.output.leavesOutMessage();
  }

  async #describe(): Promise<void> {
    const { objects } = this.#run;
    const input = this.#rejected;
    await this.#rejections.add(this.#diagnose(input), (line) => objects?.withOthers(line, input, "result") ?? line);
  }

  /** The line that it is from. `octets`: a character for each. */
  #lineOf(octets: string): string | Uint8Array {
    const { end, show } = this.#run.settings;
    const { text, object = show(text), wrongOctet } = this.#rejected;
    return wrongOctet === undefined ? object + end : Buffer.from(show(octets) + end, "latin1");
  }

  #diagnose(input: ObjectInput): Diagnostic {
    const { text, malformed } = input;
    if (malformed !== undefined) return jsonLineDiagnostic(text, malformed, this.location);
    return this.#answers.diagnose(input, this.location);
  }
}
