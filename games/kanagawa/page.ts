import type { GameEntry } from '@hanga/web/games/entry.ts';
import { spoken } from './board/text/spoken/index.ts';
import { page } from './text/page/index.ts';

export const entry: GameEntry = {
  id: 'kanagawa',
  name: 'Kanagawa',
  seats: [2, 3, 4],
  quickSeats: 3,
  offers: [
    {
      name: 'Kanagawa',
      pitch: page.pitch,
      quickHint: page.quickHint,
      cover: { picture: { cover: 'kanagawa' }, width: 600, height: 300 },
    },
    {
      name: 'Yokai',
      pitch: page.yokaiPitch,
      quickHint: page.yokaiHint,
      cover: { picture: { cover: 'yokai' }, width: 600, height: 300 },
      options: usual => ({ ...usual, yokai: { base: 'random', new: 'random' } }),
      chapter: 'yokai',
    },
  ],
  front: () => spoken.beside(import('./board/front.tsx').then(part => part.kanagawaFront)),
  worker: () => new Worker(new URL('./board/worker.ts', import.meta.url), { type: 'module', name: 'kanagawa' }),
  press: () => new Worker(new URL('./art/press.ts', import.meta.url), { type: 'module' }),
  learning: {
    Rules: () => import('./learn/RulesPage.tsx').then(part => part.RulesPage),
    Tutorial: () => spoken.beside(import('./learn/TutorialPage.tsx').then(part => part.TutorialPage)),
    About: () => import('./learn/About.tsx').then(part => part.About),
    Aid: () => import('./learn/Aid.tsx').then(part => part.Aid),
    TopicRule: () => import('./learn/TopicRule.tsx').then(part => part.TopicRule),
  },
};
