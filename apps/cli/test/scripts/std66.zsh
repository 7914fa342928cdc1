#compdef std66
_std66() {
  local context state line
  typeset -A opt_args
  local -a commands=(
    'read:read what'\''s there'
    'say:do say'
  )
  _arguments -C \
    '*'--json'[what --json does]' \
    '*'--color='[what --color does]:when:(always never)' \
    '*'{-h,--help}'[what --help does]' \
    '1:command:->command' '*::argument:->arguments'
  case $state in
    command) _describe command commands ;;
    arguments)
      compset -P @
      case $words[1] in
      read)
        _arguments -s \
        '*'{-f,--file=}'[a \[file\]\: its name]:file:_files' \
        '*'--separators='[what --separators does]:characters:(\& \&\;)' \
        '*'--rungs='[what --rungs does]:list:_values -s , list case scheme' \
        '*'--name='[what --name does]:name: ' \
        '*'{-h,--help}'[what --help does]' \
        '*'--json'[what --json does]' \
        '*'--color='[what --color does]:when:(always never)' \
        '*'{-h,--help}'[what --help does]' \
        '*:file:_files' ;;
      say)
        _arguments -s \
        '*'--json'[what --json does]' \
        '*'--color='[what --color does]:when:(always never)' \
        '*'{-h,--help}'[what --help does]' \
        '*:word:(hello bye)' ;;
      esac ;;
  esac
}
if [[ $funcstack[1] == _std66 ]]; then _std66 "$@"; else compdef _std66 std66; fi
