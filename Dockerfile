# The package that `npm pack` makes, installed as anybody would install it: the image holds no sources and no workspace.
FROM node:24-slim AS build
WORKDIR /build
COPY . .
RUN npm run build && mkdir /packed && npm pack --workspace hanga --pack-destination /packed

FROM node:24-slim
COPY --from=build /packed /packed
RUN npm install --global --no-audit --no-fund /packed/*.tgz && rm -r /packed && npm cache clean --force \
  && mkdir /data && chown node /data
USER node
VOLUME /data
EXPOSE 4100
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:4100/readyz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["hanga", "serve", "--host", "0.0.0.0", "--port", "4100", "--data", "/data", "--log", "info"]
