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
  process.exitCode = await new InputLoop(invocation, operands, task, settings).run();
}

class InputLoop implements InputPlace {
  readonly #invocation: Invocation;
  readonly #task: Task;
  readonly #settings: Settings;
  readonly #output: Output;
  readonly #inputs: Inputs;
  readonly #objects: JsonObjects | undefined;
  readonly #answers: TaskAnswers;
  readonly #isDecoded: boolean;
  readonly #rejections: Rejections;
  readonly #watch: Watch;
  readonly #print: (text: string) => void;
  #decoded: ObjectInput = { text: "" };

  constructor(invocation: Invocation, operands: readonly string[], task: Task, settings: Settings) {
    const output = new Output(settings.quiet);
    this.#invocation = invocation;
    this.#task = task;
    this.#settings = settings;
    this.#output = output;
    this.#objects = jsonObjectsFor(invocation, settings, output);
    const shortcut = this.#objects === undefined ? task.shortcut : undefined;
    this.#inputs = new Inputs(invocation, operands, { shortcut, settings, output });
    this.#answers = new TaskAnswers(task);
    this.#isDecoded = this.#objects !== undefined || task.inputs?.takesAnyText === true;
    this.#rejections = new Rejections(output, settings, task.invalid ?? {});
    this.#watch = new Watch(output, settings, this.#inputs.readsInput);
    this.#print = (text) => output.print(text);
  }

  async run(): Promise<number> {
    const { ending, invalid } = this.#task;
    const { failFast, maxErrors = Infinity } = this.#invocation.optsWithGlobals();
    const maxInvalid = failFast === true || invalid?.endsRun === true ? 1 : maxErrors;
    const output = this.#output;
    let end: End | undefined;
    await untilClosed(this.#watch, async () => {
      end = await this.#takeAll(maxInvalid);
      this.#rejections.tellCounts(this.#inputs.count);
      if (end === "all") {
        this.#rejections.summarize(this.#inputs.count);
        output.note(ending?.note?.(this.#counts));
        output.note(this.#noteOfFiles());
      }
      output.message(endOf(end, this.#counts, this.#watch.milliseconds, ending?.wholeRun));
      output.print(ending?.closing?.(this.#counts) ?? "");
      output.flush(true);
    });
    if (end === "interrupted") return INTERRUPTED;
    return exitStatus({ hasFailed: this.#inputs.hasFailed, invalid: this.#rejections.count }, this.#settings, ending);
  }

  get location(): InputLocation {
    return this.#inputs.source.location;
  }

  get object(): string | undefined {
    return this.#decoded.object;
  }

  /** What the names of the files say of a run that checked nothing, or that found faults. */
  #noteOfFiles(): string | undefined {
    const { files, count, readsInput, hasFailed } = this.#inputs;
    const command = this.#invocation.name();
    if (count === 0 && isGate(command) && files.length > 0 && !readsInput && !hasFailed)
      return uncheckedNote("inputs", files);
    // Pairs are between tabs, and no option reads rows of them.
    const areLines = this.#objects === undefined && command !== "compare";
    return areLines && this.#rejections.count > 0 ? readAsLinesNote(files) : undefined;
  }

  get #counts(): Counts {
    return { all: this.#inputs.count, invalid: this.#rejections.count };
  }

  async #takeAll(maxInvalid: number): Promise<End> {
    const inputs = this.#inputs;
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
      this.#output.flush();
      if (await this.#watch.isInterrupted(inputs)) return "interrupted";
    }
    return "all";
  }

  /** Answers what was read, up to an invalid input, which it returns. Synchronous: runs have millions of inputs. */
  #takeValid(): string | undefined {
    const { source } = this.#inputs;
    for (let input = source.next(); input !== undefined; input = source.next()) {
      const answer = this.#isDecoded ? this.#answerDecoded() : this.#answers.to(input, this, this.#print);
      if (answer === undefined) return input;
      this.#output.print(answer);
    }
    return undefined;
  }

  /** The answer to an input that may not be ASCII, or is in an object. */
  #answerDecoded(): string | undefined {
    const objects = this.#objects;
    const line = this.#inputs.source.decoded();
    const input: ObjectInput = objects?.inputOf(line) ?? line;
    this.#decoded = input;
    if (input.wrongOctet !== undefined || input.malformed !== undefined) return undefined;
    const answer = this.#answers.to(input.text, this);
    if (objects === undefined || !this.#settings.json || answer === undefined) return answer;
    return objects.withOthers(answer, input, "error");
  }

  get #rejected(): ObjectInput {
    return this.#isDecoded ? this.#decoded : this.#inputs.source.decoded();
  }

  /** Whether what is wrong with it would not be read. */
  #isLeftOut(): boolean {
    return !this.#settings.json && this.#output.leavesOutMessage();
  }

  async #describe(): Promise<void> {
    const input = this.#rejected;
    await this.#rejections.add(
      this.#diagnose(input),
      (line) => this.#objects?.withOthers(line, input, "result") ?? line,
    );
  }

  /** The line that it is from. `octets`: a character for each. */
  #lineOf(octets: string): string | Uint8Array {
    const { end, show } = this.#settings;
    const { text, object = show(text), wrongOctet } = this.#rejected;
    return wrongOctet === undefined ? object + end : Buffer.from(show(octets) + end, "latin1");
  }

  #diagnose(input: ObjectInput): Diagnostic {
    const { text, malformed } = input;
    if (malformed !== undefined) return jsonLineDiagnostic(text, malformed, this.location);
    return this.#answers.diagnose(input, this.location);
  }
}
