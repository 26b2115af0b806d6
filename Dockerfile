# The API with its sandbox and the portal, as `npm start` runs them. docs/operations.md says how to run it.
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY sdk/package.json sdk/
COPY sandbox/package.json sandbox/
COPY conformance/package.json conformance/
RUN npm ci
COPY build.mjs tsconfig.json ./
COPY build build
COPY openapi openapi
COPY styles styles
COPY sdk sdk
COPY sandbox sandbox
COPY src src
RUN node build.mjs portal-of-sandbox sandbox

# Only what the server loads at run time: everything else is in its bundle.
FROM node:22-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY sdk/package.json sdk/
COPY sandbox/package.json sandbox/
COPY conformance/package.json conformance/
RUN npm ci --omit=dev --workspace sandbox

FROM node:22-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data LOG_FORMAT=json
RUN mkdir /data && chown node:node /data
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/dist/portal dist/portal
COPY --from=build /app/dist/sandbox dist/sandbox
COPY package.json LICENSE ./
USER node
VOLUME /data
EXPOSE 4173
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://localhost:' + (process.env.PORT || 4173) + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/sandbox/server.js"]
