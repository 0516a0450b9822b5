import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';

/**
 * Writes the service worker with the list of everything the build made: after one visit the page works without a
 * network, and a new build is a new cache.
 */
function offline(): Plugin {
  return {
    name: 'hanga-offline',
    apply: 'build',
    generateBundle: {
      // Last: scripts that turn out to hold nothing but a style sheet are dropped before. One missing file, and the
      // service worker would not be installed at all.
      order: 'post',
      handler(_options, bundle) {
        const built = Object.keys(bundle).filter(file => !file.endsWith('.map') && file !== 'index.html');
        const files = ['/', '/icon.svg', '/icon-maskable.svg', '/manifest.webmanifest', ...built.map(f => `/${f}`)];
        const source = readFileSync(path.join(import.meta.dirname, 'src/serviceWorker.js'), 'utf8');
        const version = createHash('sha256').update(files.join()).update(source).digest('hex').slice(0, 16);
        const made = source.replace("'VERSION'", JSON.stringify(version)).replace('FILES', JSON.stringify(files));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: made });
      },
    },
  };
}

/** Packs what browsers unpack, as tightly as can be: that takes too long to be done when somebody asks. */
function packed(): Plugin {
  return {
    name: 'hanga-packed',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      for (const file of Object.keys(bundle).filter(name => /\.(js|css|html)$/.test(name))) {
        const made = path.join(dir, file);
        writeFileSync(`${made}.br`, brotliCompressSync(readFileSync(made)));
      }
    },
  };
}

/** Most who come will play Kanagawa: its table is fetched along with the first screen, behind it in importance. */
const playedFirst = ['/src/pages/GamePage.tsx', '/src/games/kanagawa/front.tsx'];

function preloadTable(): Plugin {
  return {
    name: 'hanga-preload-table',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const first = new Set(
          Object.values(bundle).flatMap(made =>
            made.type === 'chunk' && made.isEntry ? [made.fileName, ...made.imports] : [],
          ),
        );
        const scripts = new Set<string>();
        const styles = new Set<string>();
        const collect = (file: string): void => {
          const chunk = bundle[file];
          if (chunk?.type !== 'chunk' || first.has(file) || scripts.has(file)) return;
          scripts.add(file);
          for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
          chunk.imports.forEach(collect);
        };
        for (const [name, made] of Object.entries(bundle)) {
          if (made.type === 'chunk' && made.moduleIds.some(id => playedFirst.some(file => id.endsWith(file))))
            collect(name);
        }
        const link = (href: string, attrs: Record<string, string>): HtmlTagDescriptor => ({
          tag: 'link',
          attrs: { ...attrs, crossorigin: true, fetchpriority: 'low', href: `/${href}` },
          injectTo: 'head',
        });
        return [
          ...[...scripts].map(file => link(file, { rel: 'modulepreload' })),
          ...[...styles].map(file => link(file, { rel: 'preload', as: 'style' })),
        ];
      },
    },
  };
}

/** Few files: on a slow network every further one costs a round trip. */
const groups = [
  {
    name: 'page',
    test: /node_modules\/(?!valibot)|packages\/kernel\/|web\/src\/(shell|text|storage|source|pages\/HomePage|pages\/NewGameForm|pages\/GameList|games\/index|router|settings|records|newGame|sound|art\/(brush|seeded|tokens|numerals))/,
  },
  { name: 'kanagawa', test: /packages\/kanagawa\/|web\/src\/(art\/(?!kaigan)|games\/kanagawa\/(?!learn))/ },
];

export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions: ['source'] },
  // One file for each worker. Split, the later parts import the first one back for what they share, and WebKit then runs
  // that a second time: a game without a game takes over. workers.test.ts reads what was built.
  worker: { format: 'es', rolldownOptions: { output: { codeSplitting: false } } },
  plugins: [preloadTable(), offline(), packed()],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 600,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});
