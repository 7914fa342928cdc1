_std66() {
  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command= flags= words= shared="--json --color -h --help" i
  if [[ $word == = ]]; then word=
  elif [[ $before == = ]]; then before=${COMP_WORDS[COMP_CWORD - 2]}
  fi
  for ((i = 1; i < COMP_CWORD; i++)); do
    case " read say " in *" ${COMP_WORDS[i]} "*) command=${COMP_WORDS[i]}; break ;; esac
  done
  COMPREPLY=()
  case $command:$before in
    *:--color) COMPREPLY=($(compgen -W "always never" -- "$word")); return ;;
    read:-f | read:--file) local IFS=$'\n'; COMPREPLY=($(compgen -f -- "$word")); return ;;
    read:--separators) COMPREPLY=($(compgen -W "& &;" -- "$word")); return ;;
    read:--rungs) COMPREPLY=($(compgen -P "${word%"${word##*,}"}" -W "case scheme" -- "${word##*,}")); return ;;
  esac
  case $command in
    read) flags="-f --file --separators --rungs --name" words="" ;;
    say) flags="" words="hello bye" ;;
  esac
  if [[ $word == -* ]]; then
    COMPREPLY=($(compgen -W "$flags $shared" -- "$word"))
  elif [[ $word == @* ]]; then
    local IFS=$'\n'
    COMPREPLY=($(compgen -P @ -f -- "${word#@}"))
  elif [[ -z $command ]]; then
    COMPREPLY=($(compgen -W "read say" -- "$word"))
  elif [[ -n $words ]]; then
    COMPREPLY=($(compgen -W "$words" -- "$word"))
  else
    local IFS=$'\n'
    COMPREPLY=($(compgen -f -- "$word"))
  fi
}
complete -o filenames -F _std66 std66
