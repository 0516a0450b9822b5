import type { KeepsakesProps } from '@hanga/web/games/front.ts';
import { dated } from '@hanga/web/keepsake/dated.ts';
import { KeepsakeWall } from '@hanga/web/keepsake/Keepsake.tsx';
import { mapWork } from '../../art/later/keepsake.ts';
import { defs } from '../../art/sprite.ts';
import type { Kaigan } from '../../rules/index.ts';
import { sealsOf } from '../pictureOf.ts';
import { words } from '../text/spoken/index.ts';
import { keepsakeText } from './text/index.ts';

/** What everybody has made together: the map of Japan, whole. */
export function Keepsakes({ table, language, date, print }: KeepsakesProps<Kaigan>) {
  const t = keepsakeText[language];
  const { finished, finishedBy } = words[language];
  const makers = table.seats.map(({ name, color }, seat) => ({
    name,
    color,
    score: table.outcome?.scores[seat]?.total ?? 0,
    isWinner: table.outcome?.winners.includes(seat) ?? false,
  }));
  const label = {
    title: t.title,
    lines: makers.map(({ name, score }) => `${name} ${score}`),
    date: dated(date, language),
  };
  const works = [
    { work: mapWork('kaigan', sealsOf(table), makers, label), name: t.map, caption: `${finished}. ${finishedBy}` },
  ];
  return (
    <KeepsakeWall
      works={works}
      language={language}
      first={print === undefined ? undefined : 0}
      defsFor={() => defs()}
    />
  );
}
