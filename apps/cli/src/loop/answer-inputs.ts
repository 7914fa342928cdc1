/**
 * The loop of every command that takes URIs one by one. Prints an answer or a diagnostic for each input, in input
 * order, then sets the exit status. A command only supplies the answer to an input.
 */
import { type Invocation, settingsOf } from "../command-line/shared-options.ts";
import { Output } from "../terminal/output.ts";
import { type End, endOf, exitStatus, untilClosed } from "./ending.ts";
import { inputsOf } from "./inputs.ts";
import { isGate, readAsLinesNote, uncheckedNote } from "./named-files.ts";
import { jsonLineDiagnostic, jsonObjectsFor, type ObjectInput } from "./json-objects.ts";
import { rejectionsOf } from "./rejections.ts";
import { answerRows } from "./rows.ts";
import { TaskAnswers } from "./task-answers.ts";
import type { InputPlace, Task } from "./task.ts";
import { Watch } from "./watch.ts";

/** From how many bytes on files are long: shorter ones are read before anybody could interrupt the run. */
const LONG_FILE = 1_000_000;

/** Answers the inputs that `operands` name, and sets the exit status. */
export async function answerInputs(invocation: Invocation, operands: readonly string[], task: Task): Promise<void> {
  const settings = settingsOf(invocation);
  if (settings.tsv) return answerRows(invocation, operands, task);
  const { json, end: lineEnd, show, quiet } = settings;
  const maxInvalid = task.invalid?.endsRun === true ? 1 : settings.maxInvalid;
  const output = new Output(quiet);
  const objects = jsonObjectsFor(invocation, settings, output, task.alsoRead);
  const inputs = inputsOf(invocation, operands, output, objects === undefined ? task.shortcut : undefined);
  const answers = new TaskAnswers(task);
  const isDecoded = objects !== undefined || task.takesAnyText === true;
  const rejections = rejectionsOf(output, settings, task.invalid);
  const watch = new Watch(output, settings, inputs.readsInput);
  const print = (text: string): void => output.print(text);
  let decoded: ObjectInput = { text: "" };
  const place: InputPlace = {
    get location() {
      return inputs.source.location;
    },
    get object() {
      return decoded.object;
    },
  };

  await untilClosed(watch, async () => {
    const end = await takeAll();
    const counts = { all: inputs.count, invalid: rejections.count };
    rejections.tellCounts(counts.all);
    if (end === "all") {
      rejections.summarize(counts.all);
      output.note(task.note?.(counts));
      output.note(noteOfFiles());
    }
    output.message(endOf(end, counts, watch.milliseconds, task.wholeRun));
    output.print(task.closing?.(counts) ?? "");
    output.flush(true);
  });
  process.exitCode = exitStatus({ output, watch, invalid: rejections.count }, settings, task);

  async function takeAll(): Promise<End> {
    while (inputs.read()) {
      const { size } = inputs.source;
      watch.receive(size > LONG_FILE || (size > 0 && inputs.size > LONG_FILE));
      for (let input = takeValid(); input !== undefined; input = takeValid()) {
        const { areDescribed, areCounted } = rejections;
        // What is wrong with it may not be read.
        if (areDescribed && (json || areCounted() || !output.leavesOutMessage())) await reject(rejected());
        else rejections.addUndescribed(() => lineOf(input));
        if (rejections.count >= maxInvalid) return "too many";
      }
      // Answers before waiting for more input: the writer may be waiting for the answers.
      output.flush();
      if (await watch.isInterrupted(inputs)) return "interrupted";
    }
    return "all";
  }

  /** Answers what was read, up to an invalid input, which it returns. Synchronous: runs have millions of inputs. */
  function takeValid(): string | undefined {
    const { source } = inputs;
    for (let input = source.next(); input !== undefined; input = source.next()) {
      const answer = isDecoded ? answerDecoded() : answers.to(input, place, print);
      if (answer === undefined) return input;
      output.print(answer);
    }
    return undefined;
  }

  /** The answer to an input that may not be ASCII, or is in an object. */
  function answerDecoded(): string | undefined {
    const line = inputs.source.decoded();
    const input: ObjectInput = objects?.inputOf(line) ?? line;
    decoded = input;
    if (input.wrongOctet !== undefined || input.malformed !== undefined) return undefined;
    const answer = answers.to(input.text, place);
    if (objects === undefined || !json || answer === undefined) return answer;
    return objects.withOthers(answer, input, "error");
  }

  function rejected(): ObjectInput {
    return isDecoded ? decoded : inputs.source.decoded();
  }

  async function reject(input: ObjectInput): Promise<void> {
    const { text, malformed } = input;
    const diagnostic =
      malformed === undefined
        ? answers.diagnose(input, place.location)
        : jsonLineDiagnostic(text, malformed, place.location);
    await rejections.add(diagnostic, (line) => objects?.withOthers(line, input, "result") ?? line);
  }

  /** The line that it is from. `octets`: a character for each. */
  function lineOf(octets: string): string | Uint8Array {
    const { text, object = show(text), wrongOctet } = rejected();
    return wrongOctet === undefined ? object + lineEnd : Buffer.from(show(octets) + lineEnd, "latin1");
  }

  /** What the names of the files say of a run that checked nothing, or that found faults. */
  function noteOfFiles(): string | undefined {
    const { files, count, readsInput } = inputs;
    const command = invocation.name();
    if (count === 0 && isGate(command) && files.length > 0 && !readsInput && !output.hasFailed)
      return uncheckedNote("inputs", files);
    // Pairs are between tabs, and no option reads rows of them.
    const areLines = objects === undefined && command !== "compare";
    return areLines && rejections.count > 0 ? readAsLinesNote(files) : undefined;
  }
}
