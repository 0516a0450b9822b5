import type { KeepsakesProps } from '@hanga/web/games/front.ts';
import { dated } from '@hanga/web/keepsake/dated.ts';
import { fileName } from '@hanga/web/keepsake/fileName.ts';
import { KeepsakeWall } from '@hanga/web/keepsake/Keepsake.tsx';
import { printWork } from '../../art/later/keepsake.ts';
import { bringAll } from '../../art/later.ts';
import { defsFor } from '../../art/sprite.ts';
import type { Kanagawa } from '../../rules/index.ts';
import { keepsakeText } from './text/index.ts';

/** Once every drawing is there: what stands in for one on a board is nothing to keep. */
export async function ready(): Promise<typeof Keepsakes> {
  await bringAll();
  return Keepsakes;
}

/** Every player's finished print, mounted, signed and sealed. */
export function Keepsakes({ table, language, date, print }: KeepsakesProps<Kanagawa>) {
  const t = keepsakeText[language];
  const works = table.view.players.map(({ tile, print }, seat) => {
    const name = table.seats[seat]?.name ?? '';
    const label = { title: t.title(print.length + 1), lines: [name], date: dated(date, language) };
    return {
      work: printWork(fileName(name, seat), tile, print, label),
      name: t.print(name),
      caption: t.caption(name),
    };
  });
  return <KeepsakeWall works={works} language={language} first={print} defsFor={defsFor} />;
}
