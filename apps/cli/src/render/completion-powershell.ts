/** Completions for PowerShell. */
import { type OptionRow, type ProgramTable, flagsOf } from "./program-table.ts";

/** The script for `std66 completion powershell | Out-String | iex`. */
export function powershellCompletion({ commands, options: shared }: ProgramTable): string {
  const tables = commands.map(({ name, options }) => `    ${quoted(name)} = @(${list(flagsOf(options))})`);
  const values = commands.flatMap(({ name, options }) => valuesOf(name, options));
  return `Register-ArgumentCompleter -Native -CommandName std66 -ScriptBlock {
  param($word, $ast, $position)
  $flags = @{
${tables.join("\n")}
  }
  $arguments = @{
${commands.flatMap(({ name, words }) => (words.length === 0 ? [] : [`    ${quoted(name)} = @(${list(words)})`])).join("\n")}
  }
  $values = @{
${[...valuesOf("", shared), ...values].join("\n")}
  }
  $words = @($ast.CommandElements | Select-Object -Skip 1 | ForEach-Object { $_.Extent.Text })
  if ($word) { $words = @($words | Select-Object -SkipLast 1) }
  $command = $words | Where-Object { $flags.ContainsKey($_) } | Select-Object -First 1
  $before = $words | Select-Object -Last 1
  $found = if ($values["$command $before"]) { $values["$command $before"] }
    elseif ($values[" $before"]) { $values[" $before"] }
    elseif ($word -like '-*') { $flags["$command"] + @(${list(flagsOf(shared))}) }
    elseif ($command -and $arguments[$command]) { $arguments[$command] }
    elseif (-not $command) { $flags.Keys | Sort-Object }
  $found | Where-Object { $_ -like "$word*" } |
    ForEach-Object { [System.Management.Automation.CompletionResult]::new($_, $_, 'ParameterValue', $_) }
}
`;
}

function valuesOf(command: string, options: readonly OptionRow[]): string[] {
  return options
    .filter(({ choices }) => choices.length > 0)
    .flatMap((option) =>
      flagsOf([option]).map((flag) => `    ${quoted(`${command} ${flag}`)} = @(${list(option.choices)})`),
    );
}

function list(words: readonly string[]): string {
  return words.map(quoted).join(", ");
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
