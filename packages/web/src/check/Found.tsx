import { type GameRecord, kernelText } from '@hanga/kernel';
import { seatsOf } from '../newGame.ts';
import { settings } from '../settings.ts';
import type { ShuffleCheck } from './checkShuffle.ts';
import { PartsFound, PartsTable } from './Parts.tsx';
import { checkWords } from './text/index.ts';
import '../style/fairness.css';

interface FoundProps {
  readonly check: ShuffleCheck;
  readonly record: GameRecord;
  readonly promised: string | undefined;
}

/** What the check found, in words first and then in figures. */
export function Found({ check, record, promised }: FoundProps) {
  const t = checkWords();
  const { game, isPromised, commitment } = check;
  const { parts } = check;
  const isOwnBad = parts !== undefined && ['missing', 'otherList', 'otherServer'].includes(parts.own);
  const isBad = isPromised === false || game.kind === 'broken' || parts?.flaw !== undefined || isOwnBad;
  // Who promised a part that is not in it has no proof of their own.
  const isMine = parts?.own !== 'leftOut';
  const isGood = isMine && (isPromised === true || parts?.own === 'in') && game.kind === 'whole';
  const seats = seatsOf(record);
  const verdict = isBad ? 'bad' : isGood ? 'good' : 'half';
  return (
    <section class={`panel found ${verdict}`}>
      <h2>{t.checked}</h2>
      <p class="verdict">
        <span aria-hidden="true">{isBad ? '✗' : isGood ? '✓' : '–'}</span> {t[verdict]}
      </p>
      <ul>
        <li class={isPromised === undefined ? 'half' : isPromised ? 'good' : 'bad'}>
          {isPromised === undefined ? t.seedUnknown : isPromised ? t.seedHolds : t.seedDiffers}
        </li>
        <PartsFound check={check} seats={seats} />
        <li class={game.kind === 'whole' ? 'good' : game.kind === 'broken' ? 'bad' : 'half'}>{gameWords(game)}</li>
      </ul>
      <dl class="fairness">
        <dt>{t.seed}</dt>
        <dd>{record.seed}</dd>
        <dt>{t.computed}</dt>
        <dd>{commitment}</dd>
        {promised && <dt>{t.promised}</dt>}
        {promised && <dd>{promised}</dd>}
      </dl>
      {parts && <PartsTable shuffle={parts.shuffle} seats={seats} />}
      <p class="hint">{t.byHand}</p>
      <code class="by-hand">{`printf ${record.seed} | xxd -r -p | sha256sum`}</code>
    </section>
  );
}

function gameWords(game: ShuffleCheck['game']): string {
  const t = checkWords();
  switch (game.kind) {
    case 'whole':
      return t.gameHolds(game.moves, game.scores.join(' – '));
    case 'unfinished':
      return t.gameUnfinished(game.moves);
    case 'broken':
      return t.gameBroken(kernelText[settings.value.language].record(game.problem));
  }
}
