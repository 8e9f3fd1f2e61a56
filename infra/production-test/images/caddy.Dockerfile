# Debian's Caddy with the paths, capability and command of the official image.
FROM debian:bookworm-slim
RUN apt-get update && apt-get install --yes --no-install-recommends caddy libcap2-bin wget \
  && rm -rf /var/lib/apt/lists/* \
  && setcap cap_net_bind_service=+ep /usr/bin/caddy \
  && mkdir -p /config/caddy /data/caddy
ENV XDG_CONFIG_HOME=/config XDG_DATA_HOME=/data
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
