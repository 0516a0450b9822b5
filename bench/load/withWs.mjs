// node --import bench/load/withWs.mjs: the server with `ws` instead of its own WebSocket. Only for measuring.
import { registerHooks } from 'node:module';

const ours = /\/packages\/server\/dist\/net\/wire\.js$/;
const theirs = new URL('wsWire.mjs', import.meta.url).href;

registerHooks({
  resolve(specifier, context, nextResolve) {
    const found = nextResolve(specifier, context);
    return ours.test(found.url) ? { ...found, url: theirs } : found;
  },
});
