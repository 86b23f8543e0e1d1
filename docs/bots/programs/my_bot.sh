#!/bin/sh
# The same bot with nothing but a shell: the last of the moves is what stands before the last quote of the line.
while read -r line; do
  case $line in
    '{"is": "choose"'*) printf '%s\n' "$line" | sed 's/.*"\([^"]*\)"[^"]*$/{"move": "\1"}/' ;;
  esac
done
