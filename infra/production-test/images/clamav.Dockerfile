# Debian's clamd with the user and paths of the official image (Alpine's), and one signature: EICAR's.
FROM debian:bookworm-slim
RUN apt-get update && apt-get install --yes --no-install-recommends clamav-daemon \
  && rm -rf /var/lib/apt/lists/* /etc/clamav/clamd.conf \
  && install --directory --owner=100 --group=101 /var/lib/clamav /run/clamav /run/lock /var/log/clamav /signatures
COPY eicar.ndb /signatures/
COPY clamd.conf /etc/clamav/clamd.conf
COPY clamav-init.sh /init-unprivileged
COPY clamdcheck.sh /usr/local/bin/
