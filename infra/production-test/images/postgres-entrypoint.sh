#!/usr/bin/env bash
# What the official image does on an empty data directory, as far as infra/compose.yaml uses it: initdb with a password,
# a server on the socket only, the scripts of /docker-entrypoint-initdb.d, then the command.
set -euo pipefail
if [ "${1:-}" = postgres ] && [ ! -s "$PGDATA/PG_VERSION" ]; then
  chmod 700 "$PGDATA"
  read -ra options <<<"${POSTGRES_INITDB_ARGS:-}"
  initdb --username=postgres --pwfile="$POSTGRES_PASSWORD_FILE" "${options[@]}"
  echo 'host all all all scram-sha-256' >>"$PGDATA/pg_hba.conf"
  pg_ctl -D "$PGDATA" -o '-c listen_addresses=' -w start
  for script in /docker-entrypoint-initdb.d/*.sh; do
    if [ -x "$script" ]; then "$script"; else . "$script"; fi
  done
  pg_ctl -D "$PGDATA" -m fast -w stop
fi
exec "$@"
