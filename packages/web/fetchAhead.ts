import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gameIds } from '@hanga/games/list.ts';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/** Whoever comes will play some game: what all tables need is fetched along with the first screen, behind it in importance. */
const playedFirst = '/src/pages/GamePage.tsx';

/** What the pages of an address begin with, besides the first screen's own. */
const pages = {
  table: '/src/online/TablePage.tsx',
  tables: '/src/online/LobbyPage.tsx',
  replay: '/src/pages/ReplayPage.tsx',
  shared: '/src/pages/ReplayPage.tsx',
} as const;

/** What a game is played and learned with. */
const rooms = {
  board: 'board/front.tsx',
  tutorial: 'learn/TutorialPage.tsx',
  rules: 'learn/RulesPage.tsx',
  en: 'board/text/spoken/en.ts',
  fr: 'board/text/spoken/fr.ts',
} as const;

/** Where the document takes `src/ahead.js` in: before its style sheets, which scripts behind them wait for. */
const PLACE = '<!-- ahead -->';

/** Has the document ask for what is needed soon: for a first table always, for anything else by its address. */
export function fetchAhead(): Plugin {
  return {
    name: 'hanga-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const filesOf = filesIn(bundle);
        const table = filesOf(playedFirst);
        const there = new Set([...filesOf('/index.html'), ...table]);
        const beyond = (module: string): string[] => filesOf(module).filter(file => !there.has(file));
        const each = <Name extends string>(modules: Readonly<Record<Name, string>>): Record<string, string[]> =>
          Object.fromEntries(Object.entries<string>(modules).map(([name, module]) => [name, beyond(module)]));
        const roomsOf = (game: string): Record<string, string> =>
          Object.fromEntries(Object.entries(rooms).map(([room, file]) => [room, `/games/${game}/${file}`]));
        const files = { pages: each(pages), games: Object.fromEntries(gameIds.map(id => [id, each(roomsOf(id))])) };
        const first = filesOf('/index.html');
        return {
          html: html.replace(PLACE, () => `<script>${scriptFor(files)}</script>`),
          tags: table.filter(file => !first.includes(file)).map(linkTo),
        };
      },
    },
  };
}

function scriptFor(files: object): string {
  const source = readFileSync(path.join(import.meta.dirname, 'src/ahead.js'), 'utf8');
  const lines = source.split('\n').map(line => line.trim());
  return lines
    .filter(line => !line.startsWith('//'))
    .join('\n')
    .replace('FILES', () => JSON.stringify(files));
}

const linkTo = (href: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: {
    ...(href.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' }),
    crossorigin: true,
    fetchpriority: 'low',
    href,
  },
  injectTo: 'head',
});

/** By the end of a module's path, the files that are needed to run it: scripts, then their style sheets. */
function filesIn(bundle: Rolldown.OutputBundle): (module: string) => string[] {
  const chunks = Object.values(bundle).filter(made => made.type === 'chunk');
  return module => {
    const scripts = new Set<string>();
    const styles = new Set<string>();
    const collect = (file: string): void => {
      const chunk = chunks.find(({ fileName }) => fileName === file);
      if (!chunk || scripts.has(file)) return;
      scripts.add(file);
      for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
      for (const next of chunk.imports) collect(next);
    };
    for (const { fileName, facadeModuleId, moduleIds } of chunks)
      if (facadeModuleId?.endsWith(module) || moduleIds.some(id => id.endsWith(module))) collect(fileName);
    return [...scripts, ...styles].map(file => `/${file}`);
  };
}
