# Debian's nginx, the same that bin/setup installs and the tests run. Build web first, with the same VERSION:
# pages and files must come from one build.
ARG VERSION
FROM trusswell/web:${VERSION} AS web

FROM node:24.21.0-bookworm-slim
RUN apt-get update \
  && apt-get install --yes --no-install-recommends nginx libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/* /usr/local/lib/node_modules /opt/yarn* \
  && install --directory --owner=node --group=node --mode=0755 /var/lib/edge
COPY --from=web /app/build/client /srv/client
COPY infra/docker/edge.sh infra/docker/healthy.ts infra/edge/warm.ts /app/
WORKDIR /app
# What the configuration is made of at each start, by edge.sh.
COPY apps/api/src/platform/security-headers.ts apps/api/src/platform/
COPY apps/web/server/security-headers.ts apps/web/server/accepted-encoding.ts apps/web/server/
COPY apps/web/app/lib/document/page-headers.ts apps/web/app/lib/document/
COPY packages/domain/src/*-messages.ts packages/domain/src/
COPY infra/edge/edge-options.ts infra/edge/nginx-*.ts infra/edge/
COPY infra/docker/edge-conf.ts infra/docker/
RUN node infra/docker/edge-conf.ts > /dev/null
USER node
EXPOSE 8080
# nginx answers this by itself, so the check doesn't depend on the upstreams.
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s --retries=3 \
  CMD ["node", "healthy.ts", "http://127.0.0.1:8080/assets/none", "404"]
ENTRYPOINT ["./edge.sh"]
CMD ["serve"]
