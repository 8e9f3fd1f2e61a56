#!/bin/bash
# Runs once, on an empty data directory: roles with their passwords from secrets, and the database.
set -euo pipefail

sql=${ROLES_SQL:-/trusswell/roles.sql}
psql=(psql --quiet --no-psqlrc --set ON_ERROR_STOP=1 --username "${POSTGRES_USER:-postgres}" --dbname postgres)
secrets=${SECRETS:-/run/secrets}

"${psql[@]}" --file "$sql"
for role in owner app identity worker; do
  # Through a variable of psql, so that any character may be in it.
  "${psql[@]}" --set role="trusswell_$role" --set password="$(cat "$secrets/${role}_password")" <<'SQL'
alter role :"role" password :'password';
SQL
done
"${psql[@]}" --command 'create database trusswell owner trusswell_owner'
"${psql[@]}" --command 'revoke all on database trusswell from public' \
  --command 'grant connect on database trusswell to trusswell_app, trusswell_identity, trusswell_worker'
# The other databases of this cluster are the superuser's.
"${psql[@]}" --command 'revoke all on database postgres, template1 from public'
"${psql[@]}" --dbname trusswell --file "${sql%/*}/restrict-large-objects.sql"

# Base backups are made by another container; the image's default rules allow no replication from there.
echo 'host replication postgres samenet scram-sha-256' >>"$PGDATA/pg_hba.conf"
