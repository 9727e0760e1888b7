# This shell becomes the server. A guard beside it outlives the program that started both, and then kills the server.
# Standard input: a line once the program has written down this process; later a line when it has seen the server end.
# Its end without that second line means that the program is gone, however it went.
# Standard error is the guard's alone: its end tells the program that the guard is gone.
umask 077
trap '' INT HUP
read -r noted || exit 0
exec 3<&0
( { read -r ended || kill -KILL $$; } <&3 3<&- >/dev/null & )
exec "$@" </dev/null 3<&- 2>&1
