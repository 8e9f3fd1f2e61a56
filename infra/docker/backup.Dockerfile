# PostgreSQL's own programs in the server's version, age to encrypt and rclone for files in S3.
# Build from the repository's root.
FROM postgres:15.19-bookworm
# When a restore creates the volume of files, it takes its owner from /files here: the API's user.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends age rclone ca-certificates \
  && rm -rf /var/lib/apt/lists/* \
  && install --directory --owner=1000 --group=1000 /files
COPY infra/backup/*.sh infra/backup/*.sql /backup/
USER 999:999
ENTRYPOINT ["/backup/backup.sh"]
CMD ["full"]
