import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';

/**
 * Writes the service worker with the list of everything the build made: after one visit the page works without a
 * network, and a new build is a new cache.
 */
function offline(): Plugin {
  return {
    name: 'hanga-offline',
    apply: 'build',
    generateBundle(_options, bundle) {
      const built = Object.keys(bundle).filter(file => !file.endsWith('.map') && file !== 'index.html');
      const files = ['/', '/icon.svg', '/icon-maskable.svg', '/manifest.webmanifest', ...built.map(file => `/${file}`)];
      const source = readFileSync(path.join(import.meta.dirname, 'src/serviceWorker.js'), 'utf8');
      const version = createHash('sha256').update(files.join()).update(source).digest('hex').slice(0, 16);
      const made = source.replace("'VERSION'", JSON.stringify(version)).replace('FILES', JSON.stringify(files));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: made });
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions: ['source'] },
  worker: { format: 'es' },
  plugins: [offline()],
  build: { target: 'es2023', assetsInlineLimit: 0, modulePreload: { polyfill: false }, chunkSizeWarningLimit: 600 },
});
