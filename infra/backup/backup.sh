#!/usr/bin/env bash
# backup.sh full    a base backup, a logical dump, then everything of `recent`; removes what is older than KEEP_DAYS
# backup.sh recent  the WAL since the last run and the files that are new; every five minutes
# backup.sh check   fails when the newest full or recent backup is too old
#
# Everything in BACKUP_DIR is encrypted with age for BACKUP_RECIPIENTS (public keys, separated by spaces or commas),
# so this machine can't read its own backups. PGHOST, PGUSER and PGDATABASE say what is backed up; the user is a
# superuser, because row-level security is forced. ARCHIVE_DIR is where archive_command puts WAL.
# shellcheck disable=SC1091
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

mode=${1:-full}
keep_days=${KEEP_DAYS:-35}

if [ "$mode" = check ]; then
  [ -n "$(find "$BACKUP_DIR/last-full" -mmin -1560 2>/dev/null)" ] || fail 'no full backup within 26 hours'
  [ -n "$(find "$BACKUP_DIR/last-recent" -mmin -20 2>/dev/null)" ] || fail 'no WAL and file backup within 20 minutes'
  say "full $(cat "$BACKUP_DIR/last-full"); recent $(cat "$BACKUP_DIR/last-recent")"
  exit 0
fi
[ "$mode" = full ] || [ "$mode" = recent ] || fail "usage: $0 full|recent|check"

: "${PGDATABASE:?}" "${ARCHIVE_DIR:?}"
recipients=()
for each in ${BACKUP_RECIPIENTS//,/ }; do recipients+=(--recipient "$each"); done
[ ${#recipients[@]} -gt 0 ] || fail 'BACKUP_RECIPIENTS is empty: age-keygen makes a key pair (docs/runbooks/back-up.md)'
mkdir -p "$BACKUP_DIR"/{base,wal,files}

# Only one at a time; a full one may take longer than the five minutes between two recent ones.
exec 9>"$BACKUP_DIR/.lock"
if [ "$mode" = full ]; then flock 9; elif ! flock -n 9; then
  say 'another backup is running; it includes what is recent'
  exit 0
fi

staging="$ARCHIVE_DIR/.staging"
partial=
cleanup() { rm -rf "$staging" ${partial:+"$partial"}; }
trap cleanup EXIT
cleanup
encrypt() { age --encrypt "${recipients[@]}" --output "$1"; }

back_up_base() {
  local moment
  moment=$(date -u +%Y%m%dT%H%M%SZ)
  partial="$BACKUP_DIR/base/.$moment.partial"
  mkdir "$partial"
  # The head is read before the copy, so that the copy contains the entry that it names.
  sql --command "select seq || ':' || hash from audit_chain order by seq desc limit 1" >"$partial/audit-head"
  # Stored unpacked beside the WAL and verified before it is encrypted, because this machine can't decrypt it.
  pg_basebackup --pgdata="$staging" --format=plain --wal-method=stream --checkpoint=fast --no-password
  pg_verifybackup --quiet "$staging"
  sed -n 's/^START WAL LOCATION: .*(file \(.*\))$/\1/p' "$staging/backup_label" >"$partial/wal-start"
  tar --create --gzip --directory "$staging" . | encrypt "$partial/base.tar.gz.age"
  rm -rf "$staging"
  mkdir "$staging"
  pg_dump --format=custom --compress=6 --lock-wait-timeout=60s --file "$staging/database.dump"
  pg_restore --list "$staging/database.dump" | grep 'TABLE DATA public audit_chain' >/dev/null
  encrypt "$partial/database.dump.age" <"$staging/database.dump"
  pg_dumpall --roles-only --no-role-passwords | encrypt "$partial/roles.sql.age"
  rm -rf "$staging"
  date -u +%FT%TZ >"$partial/finished"
  (cd "$partial" && sha256sum -- * >SHA256SUMS && sha256sum --check --quiet --strict SHA256SUMS)
  sync "$partial"/*
  mv "$partial" "$BACKUP_DIR/base/$moment"
  say "base $moment, $(du -sh "$BACKUP_DIR/base/$moment" | cut -f1), audit head $(cat "$BACKUP_DIR/base/$moment/audit-head")"
}

back_up_wal() {
  local segment count=0 name current
  # Everything that is committed by now, without waiting for a segment to be full.
  segment=$(sql --command 'select pg_walfile_name(pg_switch_wal())')
  for ((tries = 0; ; tries++)); do
    current=$(sql --command "select coalesce(last_archived_wal, '') >= '$segment' and coalesce(last_failed_time <= last_archived_time, true) from pg_stat_archiver")
    # A switch directly after another one ends no segment, so nothing new has to arrive.
    { [ "$current" = t ] || [ -e "$ARCHIVE_DIR/$segment" ] || [ -e "$BACKUP_DIR/wal/$segment.age" ]; } && break
    [ "$tries" -lt 120 ] || fail "WAL $segment was not archived within 60 s: see pg_stat_archiver"
    sleep 0.5
  done
  while IFS= read -r name; do
    encrypt "$BACKUP_DIR/wal/.$name.partial" <"$ARCHIVE_DIR/$name"
    sync "$BACKUP_DIR/wal/.$name.partial"
    mv "$BACKUP_DIR/wal/.$name.partial" "$BACKUP_DIR/wal/$name.age"
    rm "$ARCHIVE_DIR/$name"
    count=$((count + 1))
  done < <(cd "$ARCHIVE_DIR" && find . -maxdepth 1 -type f -name '0*' -printf '%P\n' | sort)
  say "WAL up to $segment, $count new"
}

# After the WAL: a file is stored before its row is written, so every row of that WAL finds its file here.
back_up_files() {
  local rows path id sum actual missing=0 count=0
  declare -A expected=()
  mkdir "$staging"
  rows=$(list_file_rows)
  while read -r id _ sum; do [ -n "$id" ] && expected[$id]=$sum; done <<<"$rows"
  while IFS= read -r path; do
    id=${path#*/}
    if [ -e "$BACKUP_DIR/files/$id.age" ]; then
      # Its age counts from the last time that it was seen.
      [ "$mode" = recent ] || touch "$BACKUP_DIR/files/$id.age"
      continue
    fi
    # May have moved from quarantine meanwhile; the next run takes it from there.
    read_stored_file "$path" >"$staging/file" 2>/dev/null || continue
    actual=$(sha256sum <"$staging/file" | cut -d' ' -f1)
    # Another content than the row's is named below as missing.
    [ "${expected[$id]:-$actual}" = "$actual" ] || continue
    encrypt "$BACKUP_DIR/files/.$id.partial" <"$staging/file"
    sync "$BACKUP_DIR/files/.$id.partial"
    mv "$BACKUP_DIR/files/.$id.partial" "$BACKUP_DIR/files/$id.age"
    count=$((count + 1))
  done < <(list_stored_files)
  for id in "${!expected[@]}"; do
    [ -e "$BACKUP_DIR/files/$id.age" ] && continue
    # Removed since the rows were listed?
    [ -n "$(sql --command "select 1 from files where id = '$id' and state <> 'removed'")" ] || continue
    echo "file $id of a row is not in storage, or has another content" >&2
    missing=$((missing + 1))
  done
  [ "$missing" = 0 ] || fail "$missing files are missing"
  say "files: ${#expected[@]} of rows, $count new"
}

# Only after a good one, and never the newest two.
remove_old() {
  local old oldest name
  find "$BACKUP_DIR/base" -mindepth 1 -maxdepth 1 -type d -name '2*T*Z' | sort | head -n -2 | while IFS= read -r old; do
    [ -n "$(find "$old" -maxdepth 0 -mtime "+$keep_days")" ] && rm -rf "$old"
  done || true
  oldest=$(find "$BACKUP_DIR/base" -mindepth 1 -maxdepth 1 -type d -name '2*T*Z' | sort | head -n 1)
  oldest=$(cat "$oldest/wal-start")
  # The first eight digits are the timeline; the position is what follows.
  find "$BACKUP_DIR/wal" -type f -printf '%f\n' | grep -E '^[0-9A-F]{24}' | while IFS= read -r name; do
    [[ ${name:8:16} < ${oldest:8:16} ]] && rm "$BACKUP_DIR/wal/$name"
  done || true
  find "$BACKUP_DIR/files" -type f -mtime "+$keep_days" -delete
}

if [ "$mode" = full ]; then back_up_base; fi
back_up_wal
back_up_files
date -u +%FT%TZ >"$BACKUP_DIR/last-recent"
if [ "$mode" = full ]; then
  remove_old
  date -u +%FT%TZ >"$BACKUP_DIR/last-full"
fi
