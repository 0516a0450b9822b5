import type { Art } from '@hanga/web/art/tree.ts';
import { referencesIn } from '@hanga/web/art/walk.ts';
import { whenIdle } from '@hanga/web/shell/whenIdle.ts';
import { addScenery } from './scenery.ts';
import { addDrawings, isDrawn, standInOf } from './sprite.ts';
import { type Drawings, prefix } from './symbols.ts';

/** A first board has the network for itself: what can wait comes when the page has nothing else to do. */
const idle = (): Promise<void> =>
  new Promise(resolve => (typeof window === 'undefined' ? resolve() : whenIdle(() => resolve())));

interface LaterFile {
  has(id: string): boolean;
  load(): Promise<{ readonly drawings: Drawings }>;
  /** Nothing can stand in for it. */
  readonly isUrgent?: boolean;
}

/** Drawings that the first board of the base game can do without are in files of their own. */
const files: readonly LaterFile[] = [
  {
    has: id => /^(\w+Kite|lantern|umbrella|yokai-\d)/.test(id),
    load: () => import('./later/yokai.ts'),
    isUrgent: true,
  },
  { has: id => standInOf(id) !== id || id.startsWith('wave-'), load: () => import('./later/poses/index.ts') },
];

const loading = new Map<LaterFile, Promise<void>>();

async function loaded({ load, isUrgent }: LaterFile, isPatient: boolean): Promise<void> {
  if (isPatient && !isUrgent) await idle();
  addDrawings((await load()).drawings);
}

/** Brings the file that has this symbol; nothing if it is here already. A file that cannot be had is tried again. */
export function bring(id: string, isPatient = true): Promise<void> | undefined {
  const file = isDrawn(id) ? undefined : files.find(({ has }) => has(id));
  if (!file) return undefined;
  let coming = loading.get(file);
  if (!coming) {
    coming = loaded(file, isPatient);
    loading.set(file, coming);
    coming.catch(() => loading.delete(file));
  }
  return coming;
}

/** Brings all that a drawing refers to. */
export async function bringFor(art: Art): Promise<void> {
  await Promise.all([...referencesIn(art)].flatMap(name => bring(name.slice(prefix.length)) ?? []));
}

/** Brings what lies over the seams of prints, when the page is idle. */
export async function bringScenery(isPatient = true): Promise<void> {
  if (isPatient) await idle();
  addScenery((await import('./later/scenery/index.ts')).scenery);
}

/** Brings everything at once. */
export async function bringAll(): Promise<void> {
  await Promise.all([bringScenery(false), ...files.map(file => loaded(file, false))]);
}
