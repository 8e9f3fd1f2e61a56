# Debian's PostgreSQL with the paths, user and set-up of the official image.
FROM debian:bookworm-slim
RUN groupadd --system --gid 999 postgres \
  && useradd --system --uid 999 --gid 999 --home-dir /var/lib/postgresql --shell /bin/bash postgres \
  && mkdir -p /etc/postgresql-common \
  && echo 'create_main_cluster = false' >/etc/postgresql-common/createcluster.conf \
  && apt-get update \
  && apt-get install --yes --no-install-recommends postgresql-15 locales \
  && rm -rf /var/lib/apt/lists/* \
  && localedef -i en_US -c -f UTF-8 -A /usr/share/locale/locale.alias en_US.UTF-8 \
  && sed -i "s/^#\?listen_addresses.*/listen_addresses = '*'/" /usr/share/postgresql/15/postgresql.conf.sample \
  && install --directory --owner=postgres --group=postgres --mode=1777 /var/lib/postgresql/data /run/postgresql \
  && mkdir /docker-entrypoint-initdb.d
ENV LANG=en_US.utf8 PGDATA=/var/lib/postgresql/data \
  PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/usr/lib/postgresql/15/bin
COPY postgres-entrypoint.sh /usr/local/bin/docker-entrypoint.sh
ENTRYPOINT ["docker-entrypoint.sh"]
STOPSIGNAL SIGINT
CMD ["postgres"]
