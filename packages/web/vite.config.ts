import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { gameIds } from '@hanga/games/list.ts';
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

/** A game that is not in the product's list is played in development only: nothing of it is built. */
function productOnly(): Plugin {
  return {
    name: 'hanga-product-only',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const folder = /\/games\/(\w+)\/page\.ts$/.exec(id)?.[1];
      const isListed = gameIds.some(game => game === folder);
      return folder === undefined || isListed ? null : 'export const entry = undefined;';
    },
  };
}

/** Whoever comes will play some game: what all tables need is fetched along with the first screen, behind it in importance. */
const playedFirst = ['/src/pages/GamePage.tsx'];

function preloadTable(): Plugin {
  return {
    name: 'hanga-preload-table',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter(made => made.type === 'chunk');
        const first = new Set<string>();
        const scripts = new Set<string>();
        const styles = new Set<string>();
        const collect = (file: string, into: Set<string>): void => {
          const chunk = chunks.find(({ fileName }) => fileName === file);
          if (!chunk || first.has(file) || into.has(file)) return;
          into.add(file);
          if (into === scripts) for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
          for (const next of chunk.imports) collect(next, into);
        };
        for (const { fileName, facadeModuleId } of chunks)
          if (facadeModuleId?.endsWith('index.html')) collect(fileName, first);
        for (const { fileName, moduleIds } of chunks)
          if (moduleIds.some(id => playedFirst.some(file => id.endsWith(file)))) collect(fileName, scripts);
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

/**
 * A press draws with the very files that the page draws with: they are fetched once. So it is made along with the page
 * and not apart, as other workers are. Its own file has nothing to give, and nobody imports it.
 */
function presses(): Plugin {
  const made = new Map<string, string>();
  return {
    name: 'hanga-presses',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      for (const id of gameIds) {
        const file = path.join(import.meta.dirname, `../../games/${id}/art/press.ts`);
        // A game that draws everything on the page has no press.
        if (!existsSync(file)) continue;
        made.set(id, this.emitFile({ type: 'chunk', id: file, name: `press-${id}`, preserveSignature: false }));
      }
    },
    transform: {
      filter: { id: /games\/\w+\/(board\/pictures|page)\.ts$/ },
      handler(code, file) {
        const reference = made.get(gameOf(file) ?? '');
        return (
          reference &&
          code.replace(/new URL\('[^']*press\.ts', import\.meta\.url\)/, `import.meta.ROLLUP_FILE_URL_${reference}`)
        );
      },
    },
  };
}

/** Few files: on a slow network every further one costs a round trip. */
const groups = [
  // What rules and drawings stand on. Presses read it, and whatever needs a page would fail there. They too fetch
  // drawings that come later, by Vite's helper.
  { name: 'base', test: /vite\/preload-helper|packages\/kernel\/|web\/src\/(art\/(?!canvas|toCanvas)|press\/order)/ },
  {
    name: 'page',
    test: /node_modules\/(?!valibot)|games\/(list\.ts|\w+\/(page\.ts|text\/page\/))|web\/src\/(shell\/(?!Scrubber|Marks|EyesField|NumberField|ChoiceField)|style\/(?!fonts)|text|storage|source\/(?!replay)|pages\/(HomePage|Offers|covers|useLater|kept\.|GoOnLater)|games\/index|router|settings|records|newGame|sound)/,
  },
  // The board kit and what lies around a board are every game's: in one game's file, all others would fetch that game.
  { name: 'table', test: /web\/src\/(table\/(?!Inspector|inspector)|press\/(?!serve)|ending\/|pages\/TableScreen)/ },
  {
    name: (file: string) => `${gameOf(file)}-art`,
    debugName: 'art',
    test: /games\/\w+\/(rules|art)\/(?!press\.ts|later\/)/,
  },
  // A game's table is one file; its lessons, and what is drawn of a piece looked at closely, come when they are wanted.
  { name: gameOf, debugName: 'game', test: /games\/\w+\/(text|board)\/(?!(text\/)?inspect)/i },
];

function gameOf(file: string): string | null {
  return /\/games\/(\w+)\//.exec(file)?.[1] ?? null;
}

/** Drawings that come after the first board, by the names that the bundler gives them. */
const isLater = (file: string): boolean => /assets\/(poses|yokai)-/.test(file);

export default defineConfig({
  root: import.meta.dirname,
  // One file for each worker. Split, the later parts import the first one back for what they share, and WebKit then runs
  // that a second time: a game without a game takes over. workers.test.ts reads what was built.
  worker: { format: 'es', rolldownOptions: { output: { codeSplitting: false } } },
  plugins: [productOnly(), presses(), preloadTable(), offline(), packed()],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What later drawings import is there already; and in a press there is no page to preload anything with.
      resolveDependencies: (file, imports) => (isLater(file) ? [] : imports),
    },
    chunkSizeWarningLimit: 600,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});
