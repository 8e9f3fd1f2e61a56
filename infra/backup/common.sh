# Sourced by backup.sh and restore.sh: where things are, and the two places that files can be in.
# shellcheck shell=bash
set -euo pipefail
umask 077

: "${BACKUP_DIR:?}"
if [ -n "${PGPASSWORD_FILE:-}" ]; then
  PGPASSWORD=$(cat "$PGPASSWORD_FILE")
  export PGPASSWORD
fi
# S3 credentials (S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY), when files are there.
if [ -n "${S3_ENV_FILE:-}" ] && [ -s "$S3_ENV_FILE" ]; then
  set -a
  # shellcheck disable=SC1090
  . <(grep -E '^S3_[A-Z_]+=' "$S3_ENV_FILE" || true)
  set +a
fi
if [ -n "${S3_BUCKET:-}" ]; then
  export RCLONE_CONFIG=/dev/null RCLONE_CONFIG_STORE_TYPE=s3 RCLONE_CONFIG_STORE_PROVIDER=Other
  export RCLONE_CONFIG_STORE_ENDPOINT="${S3_ENDPOINT:-}" RCLONE_CONFIG_STORE_REGION="${S3_REGION:-ap-south-1}"
  export RCLONE_CONFIG_STORE_ACCESS_KEY_ID="$S3_ACCESS_KEY_ID"
  export RCLONE_CONFIG_STORE_SECRET_ACCESS_KEY="$S3_SECRET_ACCESS_KEY"
  export RCLONE_S3_NO_CHECK_BUCKET=true
fi

say() { echo "$(date -u +%FT%TZ) $*"; }
fail() {
  echo "$*" >&2
  exit 1
}
sql() { psql --no-psqlrc -qAt --set ON_ERROR_STOP=1 "$@"; }

# A file's row says in which area it belongs; its content never changes.
list_file_rows() { # id, area, checksum
  sql --command "select id, case state when 'quarantined' then 'quarantine' when 'clean' then 'kept' else state end, sha256
    from files where state <> 'removed' order by id" --field-separator ' '
}

list_stored_files() { # area/id
  if [ -n "${S3_BUCKET:-}" ]; then
    rclone lsf --recursive --files-only "store:$S3_BUCKET"
  else
    # An area exists once it has had a file; what is just arriving is none of them.
    (cd "${FILES_DIR:?}" && for area in quarantine kept infected; do [ ! -d "$area" ] || find "$area" -type f; done)
  fi | grep -E '^(quarantine|kept|infected)/[0-9a-f-]{36}$' || true
}
read_stored_file() {
  if [ -n "${S3_BUCKET:-}" ]; then rclone cat "store:$S3_BUCKET/$1"; else cat "$FILES_DIR/$1"; fi
}
