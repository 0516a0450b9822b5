import { type GameRecord, kernelText } from '@hanga/kernel';
import { settings } from '../settings.ts';
import type { ShuffleCheck } from './checkShuffle.ts';
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
  const isBad = isPromised === false || game.kind === 'broken';
  const isGood = isPromised === true && game.kind === 'whole';
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
