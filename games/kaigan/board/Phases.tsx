import { at, classes } from '@hanga/web/table/box.ts';
import { honorRounds, rounds, type View } from '../rules/index.ts';
import { useBoard } from './context.ts';
import { RoundStep } from './RoundStep.tsx';
import { type PhaseName, phases } from './roundEnd.ts';
import { HonorSum } from './Tidings.tsx';
import type { News } from './useRoundEnd.ts';

/** The phase that the table is in; those in which nobody decides are passed through at once. */
function phaseOf({ phase }: View): PhaseName | undefined {
  if (phase.kind === 'over') return undefined;
  return phase.kind === 'plan' || phase.kind === 'claim' ? 'planning' : 'actions';
}

/** G5, G43: honor is for some rounds only, income for all but the last. */
const isOff = (phase: PhaseName, round: number): boolean =>
  phase === 'honor'
    ? !honorRounds.includes(round) && round < rounds.length
    : phase === 'income' && round === rounds.length;

interface PhasesProps {
  readonly news: News | undefined;
  /** Shows the whole of the news. */
  readonly onOpen: () => void;
}

/** The six phases of a round, the present one marked. Where there is little room, the news of a round stand there. */
export function Phases({ news, onOpen }: PhasesProps) {
  const { view, regions, words } = useBoard();
  const now = news?.phase ?? phaseOf(view);
  const round = news?.isTelling ? news.end.round : view.round;
  if (!regions.isRoomy && news && !news.isClosed) return <NewsLine news={news} onOpen={onOpen} />;
  return (
    <ol class="phases" style={at(regions.phases)} aria-label={words.phases}>
      {phases.map((phase, index) => (
        <li
          key={phase}
          class={classes(phase, phase === now && 'now', isOff(phase, round) && 'off')}
          title={words.phaseHint[phase]}
          aria-current={phase === now ? 'step' : undefined}
        >
          <span class="number">{index + 1}</span> <span class="word">{words.phase[phase]}</span>
        </li>
      ))}
    </ol>
  );
}

/** The step that is being told, or all the honor; a touch opens the whole. */
function NewsLine({ news, onOpen }: { readonly news: News; readonly onOpen: () => void }) {
  const { regions, words } = useBoard();
  const step = news.isTelling ? news.end.steps[news.told - 1] : undefined;
  const isBrief = regions.shape === 'tall';
  return (
    <div class="phases news" style={at(regions.phases)}>
      <button type="button" class="open" title={words.showAll} onClick={onOpen}>
        {step ? <RoundStep step={step} isBrief={isBrief} /> : <HonorSum news={news} isBrief={isBrief} />}
        <span class="unseen">{`${words.tidings(news.end.round)}. ${words.showAll}`}</span>
      </button>
      {news.isTelling && (
        <button type="button" class="skip" aria-label={words.skip} title={words.skip} onClick={news.skip}>
          »
        </button>
      )}
    </div>
  );
}
