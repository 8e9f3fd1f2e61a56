#!/usr/bin/env bash
# restore.sh to <moment|latest>              the whole cluster at a moment ('2026-11-15 02:50:00+00')
# restore.sh files                           then its files, as a tar archive on the standard output
# restore.sh dump <base name> <new database> the logical dump of a base, into a database that doesn't exist yet
#
# AGE_IDENTITY is the file with the private key; it comes to this machine for the restore only.
# `to` needs an empty PGDATA and nothing that runs on it. infra/restore does all of it (docs/runbooks/restore.md).
# shellcheck disable=SC1091
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

usage="usage: $0 to <moment|latest> | files | dump <base name> <new database>"
: "${AGE_IDENTITY:?the file with the private key}"
started=$SECONDS
decrypt() { age --decrypt --identity "$AGE_IDENTITY" "$1"; }
# What has to differ from the database that was backed up.
finish_restored() { sql "$@" --file "$(dirname "${BASH_SOURCE[0]}")/after-restore.sql"; }
bases() { find "$BACKUP_DIR/base" -mindepth 1 -maxdepth 1 -type d -name '2*T*Z' -printf '%f\n' | sort -r; }

restore_to() {
  local target=$1 wanted base='' each socket server replaced
  : "${PGDATA:?}" "${ARCHIVE_DIR:?}"
  wanted=$(if [ "$target" = latest ]; then date -u +%s; else date -u -d "$target" +%s; fi) || fail "not a moment: $target"
  # The newest that was finished by then.
  for each in $(bases); do
    if [ "$(date -u -d "$(cat "$BACKUP_DIR/base/$each/finished")" +%s)" -le "$wanted" ]; then base=$each && break; fi
  done
  [ -n "$base" ] || fail "no base backup from before $target"
  (cd "$BACKUP_DIR/base/$base" && sha256sum --check --quiet --strict SHA256SUMS)
  mkdir -p "$PGDATA"
  if [ -n "$(ls -A "$PGDATA")" ]; then
    [ "${REPLACE:-}" = yes ] || fail "$PGDATA is not empty; with REPLACE=yes it is moved to ARCHIVE_DIR first"
    [ ! -e "$PGDATA/postmaster.pid" ] || fail "a server runs on $PGDATA, or was killed: stop it properly first"
    replaced="$ARCHIVE_DIR/replaced-$(date -u +%Y%m%dT%H%M%SZ)"
    mkdir "$replaced"
    find "$PGDATA" -mindepth 1 -maxdepth 1 -exec mv -t "$replaced" {} +
    say "the former cluster is in $replaced"
  fi

  decrypt "$BACKUP_DIR/base/$base/base.tar.gz.age" | tar --extract --gzip --directory "$PGDATA"
  chmod 700 "$PGDATA"
  say "base $base unpacked ($((SECONDS - started)) s)"
  socket=$(mktemp -d)
  # The state that counts is the one before the first transaction after the moment.
  {
    echo "restore_command = 'age --decrypt --identity \"$AGE_IDENTITY\" --output \"%p\" \"$BACKUP_DIR/wal/%f.age\"'"
    echo "recovery_target_action = 'promote'"
    if [ "$target" != latest ]; then echo "recovery_target_time = '$target'"; fi
  } >"$socket/recovery.conf"
  cp "$PGDATA/postgresql.auto.conf" "$socket/postgresql.auto.conf"
  cat "$socket/recovery.conf" >>"$PGDATA/postgresql.auto.conf"
  touch "$PGDATA/recovery.signal"
  # The server accepts no other connections, and archives nothing under the old cluster's name.
  server=(-c listen_addresses= -c unix_socket_directories="$socket" -c archive_mode=off -c shared_buffers=128MB -c hba_file="$socket/hba")
  echo 'local all all trust' >"$socket/hba"
  if ! pg_ctl --pgdata="$PGDATA" --log="$socket/log" --options="${server[*]}" --wait --timeout=3600 start >/dev/null; then
    tail -n 20 "$socket/log" >&2
    fail 'the cluster did not start; with a moment after the last WAL, use latest'
  fi
  unset PGPASSWORD
  export PGHOST=$socket PGUSER=postgres PGDATABASE=${PGDATABASE:-trusswell}
  for ((tries = 0; ; tries++)); do
    [ "$(sql --dbname postgres --command 'select pg_is_in_recovery()')" = f ] && break
    [ "$tries" -lt 36000 ] || fail 'recovery did not end within an hour'
    sleep 0.1
  done
  say "recovered: $(sed -n 's/.*LOG: *\(recovery stopping .*\|redo done .*\|last completed transaction .*\)/\1/p' "$socket/log" | tr '\n' ';') ($((SECONDS - started)) s)"

  finish_restored
  # The files that `files` has to restore.
  list_file_rows >"$ARCHIVE_DIR/restored-files"
  say "rows name $(wc -l <"$ARCHIVE_DIR/restored-files") files; audit head $(sql --command "select seq || ':' || hash from audit_chain order by seq desc limit 1")"

  pg_ctl --pgdata="$PGDATA" --mode=fast --wait stop >/dev/null
  cp "$socket/postgresql.auto.conf" "$PGDATA/postgresql.auto.conf"
  rm -rf "$socket"
  say "restored to $target in $((SECONDS - started)) s"
}

# Each file of a row, where the row says that it is, with the content that the row says.
restore_files() {
  local staging="${ARCHIVE_DIR:?}/.staging" id area sum count=0 damaged=0
  rm -rf "$staging"
  mkdir "$staging"
  while read -r id area sum; do
    mkdir -p "$staging/$area"
    if [ -e "$BACKUP_DIR/files/$id.age" ] && decrypt "$BACKUP_DIR/files/$id.age" >"$staging/$area/$id" &&
      [ "$(sha256sum <"$staging/$area/$id" | cut -d' ' -f1)" = "$sum" ]; then
      count=$((count + 1))
      if [ -n "${S3_BUCKET:-}" ]; then rclone copyto "$staging/$area/$id" "store:$S3_BUCKET/$area/$id"; fi
    else
      rm -f "$staging/$area/$id"
      echo "file $id ($area) is not in the backup, or is damaged" >&2
      damaged=$((damaged + 1))
    fi
  done <"$ARCHIVE_DIR/restored-files"
  # Extracted by the user that owns the files; on S3 they are in place already.
  if [ -n "${S3_BUCKET:-}" ]; then tar --create --files-from /dev/null; else tar --create --mode='a+rX' --directory "$staging" .; fi
  rm -rf "$staging"
  say "files: $count restored, $damaged missing ($((SECONDS - started)) s)" >&2
  [ "$damaged" = 0 ] || fail "$damaged files are missing"
}

restore_dump() {
  local base="$BACKUP_DIR/base/$1" database=$2 work role roles
  unset PGDATABASE
  (cd "$base" && sha256sum --check --quiet --strict SHA256SUMS)
  if [ -n "$(sql --dbname postgres --set name="$database" <<<"select 1 from pg_database where datname = :'name'")" ]; then
    fail "$database exists; restore under another name and swap (docs/runbooks/restore.md)"
  fi
  work=$(mktemp -d)
  decrypt "$base/roles.sql.age" >"$work/roles.sql"
  decrypt "$base/database.dump.age" >"$work/database.dump"

  # Roles that are missing, without passwords: those are set from the secrets afterwards.
  roles=$(sed -n 's/^CREATE ROLE \(trusswell_[a-z]*\);$/\1/p' "$work/roles.sql")
  [ -n "$roles" ] || fail 'roles.sql names no role of ours'
  for role in $roles; do
    if [ -z "$(sql --dbname postgres --command "select 1 from pg_roles where rolname = '$role'")" ]; then
      sql --dbname postgres --command "create role $role"
      echo "created $role; set its password"
    fi
  done
  grep -E '^ALTER ROLE trusswell_' "$work/roles.sql" | sql --dbname postgres

  createdb --owner=trusswell_owner --template=template0 --encoding=UTF8 "$database"
  pg_restore --exit-on-error --jobs="${JOBS:-2}" --dbname="$database" "$work/database.dump"
  # As apps/api/src/db/prepare.ts: a dump doesn't hold the rights on the database itself.
  sql --dbname "$database" --command "revoke all on database \"$database\" from public" \
    --command "grant connect on database \"$database\" to trusswell_app, trusswell_identity, trusswell_worker" \
    --command 'analyze'
  finish_restored --dbname "$database"
  rm -rf "$work"
  say "restored into $database in $((SECONDS - started)) s; audit head of the backup: $(cat "$base/audit-head")"
}

case "${1:-}" in
  to) restore_to "${2:?$usage}" ;;
  files) restore_files ;;
  dump) restore_dump "${2:?$usage}" "${3:?$usage}" ;;
  *) fail "$usage" ;;
esac
