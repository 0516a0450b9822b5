import { type Advice, adviceText } from '@hanga/bots';
import type { GameTypes } from '@hanga/kernel';
import { useEffect, useState } from 'preact/hooks';
import type { GameFront } from '../games/front.ts';
import { settings } from '../settings.ts';
import type { Source, Table } from '../source/source.ts';
import { words } from '../text/index.ts';

interface HintsProps {
  readonly front: GameFront<GameTypes>;
  readonly source: Source<GameTypes>;
  readonly table: Table<GameTypes>;
}

/** What a master would think of, best first: what it does, what speaks for it, and what may come of it. */
export function Hints({ front, source, table }: HintsProps) {
  const [advice, setAdvice] = useState<readonly Advice<object, object>[]>();
  useEffect(() => void source.advise?.().then(setAdvice), [table.move]);
  const { language } = settings.value;
  const t = words().hints;
  if (!advice) return <p role="status">{t.thinking}</p>;
  if (advice.length === 0) return <p>{t.nothing}</p>;
  const who = (seat: number): string => table.seats[seat]?.name ?? '';
  // Each game's reasons are its own; the text is chosen by the game's name.
  const say = adviceText[language][front.rules.id as 'kanagawa'] as (reason: object, name: typeof who) => string;
  const share = new Intl.NumberFormat(language, { style: 'percent' });
  const points = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return (
    <ol class="hints">
      {advice.map(({ action, score, chance, reasons }, index) => (
        <li key={index}>
          <b>{front.text[language].action(action, table.view)}</b>
          {reasons.length > 0 && <p>{reasons.map(reason => say(reason, who)).join('; ')}</p>}
          <p class="hint">{t.expects(points.format(score), share.format(chance))}</p>
        </li>
      ))}
    </ol>
  );
}
