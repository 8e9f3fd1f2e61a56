# Build from the repository's root. The edge's image takes its files from this one.
FROM node:24.21.0-bookworm-slim AS build
RUN npm install --global pnpm@12.18.0
WORKDIR /src
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY apps/api/package.json apps/api/
COPY apps/web/package.json apps/web/
COPY packages/domain/package.json packages/domain/
COPY e2e/package.json e2e/
RUN pnpm install --frozen-lockfile --filter trusswell --filter @trusswell/web...
COPY tsconfig.base.json ./
COPY packages/domain packages/domain
COPY apps/web apps/web
COPY infra/docker infra/docker
RUN pnpm build:web \
  && node infra/docker/copy-packages.ts apps/web /out fastify @fastify/static pino zod \
  && cp -R apps/web/server.ts apps/web/server apps/web/build apps/web/package.json infra/docker/healthy.ts /out/

FROM node:24.21.0-bookworm-slim
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /opt/yarn*
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build /out ./
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "healthy.ts", "http://127.0.0.1:3000/healthz"]
CMD ["node", "--enable-source-maps", "server.ts"]
