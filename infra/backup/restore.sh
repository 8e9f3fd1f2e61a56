#!/usr/bin/env bash
# restore.sh <backup directory> <new database>: never into one that exists. PGHOST and PGUSER as for backup.sh.
# With AUDIT_VERIFY='pnpm --silent audit:verify' (or the image's command) it ends by verifying the audit log.
set -euo pipefail

backup=${1:?usage: restore.sh <backup directory> <new database>}
database=${2:?usage: restore.sh <backup directory> <new database>}
if [ -n "${PGPASSWORD_FILE:-}" ]; then PGPASSWORD=$(cat "$PGPASSWORD_FILE"); export PGPASSWORD; fi
unset PGDATABASE
sql() { psql --no-psqlrc -qAt --set ON_ERROR_STOP=1 --dbname postgres "$@"; }

(cd "$backup" && sha256sum --check --quiet --strict SHA256SUMS)
if [ -n "$(sql --set name="$database" <<<"select 1 from pg_database where datname = :'name'")" ]; then
  echo "$database exists; restore under another name and swap (docs/runbooks/restore.md)" >&2
  exit 1
fi

# Roles that are missing, without passwords: those are set from the secrets afterwards.
roles=$(sed -n 's/^CREATE ROLE \(trusswell_[a-z]*\);$/\1/p' "$backup/roles.sql")
[ -n "$roles" ] || { echo 'roles.sql names no role of ours' >&2; exit 1; }
for role in $roles; do
  if [ -z "$(sql --command "select 1 from pg_roles where rolname = '$role'")" ]; then
    sql --command "create role $role"
    echo "created $role; set its password"
  fi
done
grep -E '^ALTER ROLE trusswell_' "$backup/roles.sql" | sql

createdb --owner=trusswell_owner --template=template0 --encoding=UTF8 "$database"
pg_restore --exit-on-error --jobs="${JOBS:-2}" --dbname="$database" "$backup/database.dump"
sql --dbname "$database" --command "revoke connect on database \"$database\" from public" \
  --command "grant connect on database \"$database\" to trusswell_app, trusswell_identity, trusswell_worker" \
  --command 'analyze'

head=$(cat "$backup/audit-head")
echo "restored into $database; audit head of the backup: ${head:-none}"
if [ -n "${AUDIT_VERIFY:-}" ]; then
  # Word splitting is wanted: the variable holds a command.
  # shellcheck disable=SC2086
  DATABASE_WORKER_URL="postgres://trusswell_worker@${PGHOST:-127.0.0.1}:${PGPORT:-5432}/$database" $AUDIT_VERIFY $head
fi
