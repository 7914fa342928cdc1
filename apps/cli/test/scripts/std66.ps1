Register-ArgumentCompleter -Native -CommandName std66 -ScriptBlock {
  param($word, $ast, $position)
  $flags = @{
    'read' = @('-f', '--file', '--separators', '--rungs', '--name', '-h', '--help')
    'say' = @()
  }
  $arguments = @{
    'say' = @('hello', 'bye')
  }
  $values = @{
    ' --color' = @('always', 'never')
    'read --separators' = @('&', '&;')
    'read --rungs' = @('case', 'scheme')
  }
  $words = @($ast.CommandElements | Select-Object -Skip 1 | ForEach-Object { $_.Extent.Text })
  if ($word) { $words = @($words | Select-Object -SkipLast 1) }
  $command = $words | Where-Object { $flags.ContainsKey($_) } | Select-Object -First 1
  $before = $words | Select-Object -Last 1
  $found = if ($values["$command $before"]) { $values["$command $before"] }
    elseif ($values[" $before"]) { $values[" $before"] }
    elseif ($word -like '-*') { $flags["$command"] + @('--json', '--color', '-h', '--help') }
    elseif ($command -and $arguments[$command]) { $arguments[$command] }
    elseif (-not $command) { $flags.Keys | Sort-Object }
  $found | Where-Object { $_ -like "$word*" } |
    ForEach-Object { [System.Management.Automation.CompletionResult]::new($_, $_, 'ParameterValue', $_) }
}
