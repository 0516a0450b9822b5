import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { gameIds } from '@hanga/games/list.ts';
import { defineConfig, type Plugin } from 'vite';
import { fetchAhead } from './fetchAhead.ts';

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
        const files = ['/', '/icon-maskable.svg', '/manifest.webmanifest', ...built.map(f => `/${f}`)];
        const source = readFileSync(path.join(import.meta.dirname, 'src/serviceWorker.js'), 'utf8');
        const version = createHash('sha256').update(files.join()).update(source).digest('hex').slice(0, 16);
        const made = source.replace("'VERSION'", JSON.stringify(version)).replace('FILES', JSON.stringify(files));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: made });
      },
    },
  };
}

/**
 * The page's icon at an address that stays the same, for manifest and notices. It is no file of the public folder:
 * scripts have it within them, and Vite lets nothing of that folder be imported.
 */
function iconAtRoot(): Plugin {
  const source = readFileSync(path.join(import.meta.dirname, 'src/shell/icon.svg'));
  return {
    name: 'hanga-icon',
    buildStart() {
      if (this.environment.mode === 'build') this.emitFile({ type: 'asset', fileName: 'icon.svg', source });
    },
    configureServer({ middlewares }) {
      middlewares.use('/icon.svg', (_request, response) => {
        response.setHeader('Content-Type', 'image/svg+xml').end(source);
      });
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

/** What runs beside the page, in a game's folder. */
const besides = [
  { name: 'press', file: 'art/press.ts' },
  { name: 'worker', file: 'board/worker.ts' },
];

/**
 * A press draws, and a worker plays, with the very files that the page has: they are fetched once. So they are made along
 * with the page and not apart, as Vite would. Their own first files have nothing to give, and nobody imports them:
 * WebKit would run them a second time, and a game without a game would take over. workers.test.ts reads what was built.
 */
function workers(): Plugin {
  const made = new Map<string, string>();
  return {
    name: 'hanga-workers',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      for (const id of gameIds)
        for (const { name, file } of besides) {
          const source = path.join(import.meta.dirname, `../../games/${id}`, file);
          // A game that draws everything on the page has no press.
          if (!existsSync(source)) continue;
          const chunk = { type: 'chunk', id: source, name: `${name}-${id}`, preserveSignature: false } as const;
          made.set(`${id}/${path.basename(file)}`, this.emitFile(chunk));
        }
    },
    transform: {
      filter: { id: /games\/\w+\/(board\/pictures|page)\.ts$/ },
      handler(code, file) {
        return code.replace(/new URL\('[^']*?(\w+\.ts)', import\.meta\.url\)/g, (as, source) => {
          const reference = made.get(`${gameOf(file)}/${source}`);
          return reference ? `import.meta.ROLLUP_FILE_URL_${reference}` : as;
        });
      },
    },
  };
}

/** Few files: on a slow network every further one costs a round trip. */
const groups = [
  // What rules, drawings and the game behind a table stand on. Workers read it, and whatever needs a page would fail there.
  {
    name: 'base',
    test: /vite\/preload-helper|node_modules\/idb\/|packages\/(kernel|table)\/|bots\/src\/levels|web\/src\/(art\/(?!canvas|toCanvas)|press\/order|storage\/)/,
  },
  {
    name: 'page',
    test: /node_modules\/(?!valibot|lean-qr)|games\/(list\.ts|\w+\/(page\.ts|text\/page\/))|web\/src\/(shell\/(?!Keys|Scrubber|Marks|EyesField|NumberField|ChoiceField)|style\/(?!fonts)|text|source\/(calls|local)|pages\/(HomePage|Offers|covers|useLater|kept\.|GoOnLater)|games\/index|router|settings|records|newGame|sound|house\/house\.)/,
  },
  // The board kit and what lies around a board are every game's: in one game's file, all others would fetch that game.
  {
    name: 'table',
    test: /web\/src\/(table\/(?!Inspector|inspector)|press\/(?!serve)|pages\/(TableScreen|GamePage|keptPicture))/,
  },
  // What a first board does without.
  { name: 'later', test: /web\/src\/(ending|hints|table\/[Ii]nspector)/ },
  // The game behind a table, in its worker. Its bots are fetched there once one is to think.
  { name: 'play', test: /web\/src\/source\/serveGame|packages\/bots\// },
  // A table of the server: many small files, each of them with headers of its own.
  {
    name: 'online',
    test: /packages\/protocol\/src\/(?!hooks|scopes|kept|tempo|text\/invitation)|web\/src\/(online\/(?!Lobby|lobby|CodePage|TakeCode|OpenTable|[Cc]lock|TableList|TableReplayPage|WaitingRoom|Chat|OtherDevice|parts|Invitation|invitationTo|EditTable|QrCode|PatienceField)|people\/(MeLink|shownName|turnNotes))/,
  },
  // What all languages count with goes with the rules: in one language's file, the others would fetch that language.
  {
    name: (file: string) => `${gameOf(file)}-rules`,
    debugName: 'rules',
    test: /games\/\w+\/(rules\/|text\/planks|board\/text\/signed)/,
  },
  { name: (file: string) => `${gameOf(file)}-art`, debugName: 'art', test: /games\/\w+\/art\/(?!press\.ts|later\/)/ },
  // What a table says, for each language; what is told of a piece looked at closely, or to who listens, comes later.
  {
    name: (file: string) => `${gameOf(file)}-${path.basename(file, '.ts')}`,
    debugName: 'text',
    test: /games\/\w+\/(text|board\/text)\/((?!inspect|summary|page)\w+\/)?(en|fr)\.ts$/,
  },
  // A game's table is one file; its lessons, and what is drawn of a piece looked at closely, come when they are wanted.
  {
    name: gameOf,
    debugName: 'game',
    test: /games\/\w+\/(text\/(?!index)|board\/(?!worker|thinkers|inspect|summary|keepsake|text\/(inspect|summary)))/i,
  },
];

function gameOf(file: string): string | null {
  return /\/games\/(\w+)\//.exec(file)?.[1] ?? null;
}

/** Drawings that come after the first board, by the names that the bundler gives them. */
const isLater = (file: string): boolean => /assets\/(poses|yokai)-/.test(file);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [productOnly(), workers(), iconAtRoot(), fetchAhead(), offline(), packed()],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // A worker has no document in which to announce what a part of it imports; what later drawings import is there.
      resolveDependencies: (file, files, { hostId }) => (/\/worker-[^/]*$/.test(hostId) || isLater(file) ? [] : files),
    },
    chunkSizeWarningLimit: 600,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});
