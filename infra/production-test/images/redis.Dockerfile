# Debian's Redis with the user and directory of the official image.
FROM debian:bookworm-slim
RUN groupadd --system --gid 999 redis && useradd --system --uid 999 --gid 999 redis \
  && apt-get update && apt-get install --yes --no-install-recommends redis-server \
  && rm -rf /var/lib/apt/lists/* \
  && install --directory --owner=redis --group=redis /data
WORKDIR /data
CMD ["redis-server"]
