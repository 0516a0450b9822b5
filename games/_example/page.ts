import type { GameEntry } from '@hanga/web/games/entry.ts';
import { page } from './text/page/index.ts';

export const entry: GameEntry = {
  id: 'dochu',
  name: 'Dōchū',
  seats: [2, 3, 4],
  quickSeats: 3,
  offers: [{ name: 'Dōchū', ...page }],
  levels: ['novice'],
  front: () => import('./board/front.tsx').then(part => part.dochuFront),
  worker: () => new Worker(new URL('./board/worker.ts', import.meta.url), { type: 'module', name: 'dochu' }),
  learning: { Aid: () => import('./learn/Aid.tsx').then(part => part.Aid) },
};
