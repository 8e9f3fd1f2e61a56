#!/usr/bin/env bash
# A logical copy of the database: $BACKUP_DIR/<moment>/{database.dump,roles.sql,audit-head,SHA256SUMS}.
# Where to and as whom comes from libpq's variables (PGHOST, PGUSER, PGDATABASE, …). Needs a superuser: row-level
# security is forced, so the tables' owner itself would copy no rows.
set -euo pipefail
umask 077

: "${PGDATABASE:?}" "${BACKUP_DIR:?}"
keep_days=${KEEP_DAYS:-35}
if [ -n "${PGPASSWORD_FILE:-}" ]; then PGPASSWORD=$(cat "$PGPASSWORD_FILE"); export PGPASSWORD; fi

moment=$(date -u +%Y%m%dT%H%M%SZ)
partial="$BACKUP_DIR/.$moment.partial"
mkdir "$partial"
trap 'rm -rf "$partial"' EXIT

# First the head, then the copy: what the head names is then certainly in the copy.
psql --no-psqlrc -qAt --set ON_ERROR_STOP=1 --output "$partial/audit-head" \
  --command "select seq || ':' || hash from audit_chain order by seq desc limit 1"
pg_dump --format=custom --compress=6 --lock-wait-timeout=60s --file "$partial/database.dump"
pg_dumpall --roles-only --no-role-passwords --file "$partial/roles.sql"

pg_restore --list "$partial/database.dump" | grep 'TABLE DATA public audit_chain' >/dev/null
(cd "$partial" && sha256sum database.dump roles.sql audit-head >SHA256SUMS)
sync "$partial"/*
mv "$partial" "$BACKUP_DIR/$moment"

# Only after a good one, and only what carries this script's kind of name.
find "$BACKUP_DIR" -mindepth 1 -maxdepth 1 -type d -name '2*T*Z' -mtime "+$keep_days" -exec rm -rf {} +
echo "$BACKUP_DIR/$moment ($(du -sh "$BACKUP_DIR/$moment" | cut -f1), audit head $(cat "$BACKUP_DIR/$moment/audit-head"))"
