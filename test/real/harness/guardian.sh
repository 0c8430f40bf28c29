#!/bin/sh
# Runs a command until it ends or until standard input does. That is a pipe from the test, and it closes however
# the test ends. The caller makes this the leader of a process group, so that Ctrl-C ends the test and not this.
exec 3<&0 </dev/null
"$@" 3<&- &
command=$!
{
  read -r _ <&3
  kill -KILL "$command"
} 2>/dev/null &
watcher=$!
wait "$command" 2>/dev/null
status=$?
kill "$watcher" 2>/dev/null
exit "$status"
