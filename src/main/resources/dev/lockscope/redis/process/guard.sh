# Holds a server for a program that it hears from through standard input: when that program is gone, however it went,
# standard input ends and the server is killed. Signals of a terminal are not for the guard; the program decides.
trap '' INT HUP
exec 3<&0
"$@" 0</dev/null 3<&- &
server=$!
echo "guarded $server"
(
  exec >/dev/null 2>&1
  while read -r word <&3; do :; done
  kill -KILL "$server"
) &
watch=$!
exec 3<&-
wait "$server"
code=$?
kill -KILL "$watch" 2>/dev/null
exit "$code"
