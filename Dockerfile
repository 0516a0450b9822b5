FROM node:24-slim AS build
WORKDIR /hanga
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:24-slim
WORKDIR /hanga
COPY --from=build /hanga .
RUN mkdir /data && chown node /data
USER node
VOLUME /data
EXPOSE 4100
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:4100/readyz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/cli/bin/hanga.mjs", "serve", "--host", "0.0.0.0", "--port", "4100", "--data", "/data", "--log", "info"]
