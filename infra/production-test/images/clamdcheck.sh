#!/bin/bash
exec 3<>/dev/tcp/127.0.0.1/3310
printf 'zPING\0' >&3
IFS= read -r -d '' answer <&3
[ "$answer" = PONG ]
