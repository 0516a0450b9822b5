import type { Advice } from '@hanga/bots';
import type { GameTypes } from '@hanga/kernel';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameFront, ReasonTexts } from '../games/front.ts';
import { settings } from '../settings.ts';
import type { SeatedTable, TableSource } from '../source/source.ts';
import { classes } from '../table/box.ts';
import { tableWords } from '../table/text/index.ts';
import { words } from '../text/index.ts';
import { stepsOf } from './steps.ts';
import './Hints.css';

interface HintsProps {
  readonly front: GameFront<GameTypes>;
  readonly source: TableSource<GameTypes>;
  readonly table: SeatedTable<GameTypes>;
  /** The pieces that a plan touches are lit on the board. */
  readonly onLight: (pieces: readonly string[]) => void;
  readonly onDo: (plan: readonly [object, ...object[]]) => void;
  readonly onClose: () => void;
}

interface Answer {
  readonly question: number;
  readonly advice: readonly Advice<object, object>[];
}

/** What a master would think of: whole plans side by side under the board, the best first. */
export function Hints({ front, source, table, onLight, onDo, onClose }: HintsProps) {
  const [answer, setAnswer] = useState<Answer>();
  const [texts, setTexts] = useState<ReasonTexts>();
  const [chosen, choose] = useState(0);
  const section = useRef<HTMLElement>(null);
  const { language } = settings.value;
  useEffect(() => section.current?.focus(), []);
  useEffect(() => void front.reasons?.().then(setTexts), [front]);
  useEffect(() => {
    let isGone = false;
    choose(0);
    if (table.legal.length > 0)
      void source.advise?.().then(advice => !isGone && setAnswer({ question: table.question, advice }));
    return () => {
      isGone = true;
    };
  }, [table.question]);
  const advice = answer?.question === table.question ? answer.advice : undefined;
  const steps = advice?.map(each => stepsOf(front, front.text[language], table, each)) ?? [];
  useEffect(() => {
    onLight(steps[chosen]?.flatMap(({ pieces }) => pieces) ?? []);
    return () => onLight([]);
  }, [answer, chosen, table.question]);
  const t = words().hints;
  return (
    <section class="hints" aria-label={t.title} tabIndex={-1} ref={section}>
      <h2 class="unseen">{t.title}</h2>
      {table.legal.length === 0 ? (
        <p role="status">{t.nothing}</p>
      ) : !advice || !texts ? (
        <p role="status">{t.thinking}</p>
      ) : advice.length === 0 ? (
        <p>{t.nothing}</p>
      ) : (
        <ol>
          {advice.map((each, index) => (
            <Plan
              key={index}
              advice={each}
              best={advice[0] ?? each}
              steps={(steps[index] ?? []).map(step => step.words)}
              reasons={each.reasons.map(reason => texts[language](reason, seat => table.seats[seat]?.name ?? ''))}
              isChosen={index === chosen}
              onChoose={() => choose(index)}
              onDo={() => onDo([each.action, ...(each.plan ?? []).slice(1)])}
            />
          ))}
        </ol>
      )}
      <button type="button" class="quiet close" onClick={onClose}>
        {words().close}
      </button>
    </section>
  );
}

interface PlanProps {
  readonly advice: Advice<object, object>;
  readonly best: Advice<object, object>;
  readonly steps: readonly string[];
  readonly reasons: readonly string[];
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onDo: () => void;
}

function Plan({ advice, best, steps, reasons, isChosen, onChoose, onDo }: PlanProps) {
  const t = tableWords().hints;
  const { language } = settings.value;
  const share = new Intl.NumberFormat(language, { style: 'percent' });
  const points = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const less = best.score - advice.score;
  const [first, ...rest] = steps;
  return (
    // Pointing at a plan lights it; its button is how one chooses it.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above.
    <li
      class={classes('plan', isChosen && 'chosen')}
      onMouseEnter={onChoose}
      onFocusCapture={onChoose}
      onClick={onChoose}
    >
      <div class="plan-words">
        <b>{first}</b>
        {reasons.length > 0 && <p class="plan-why">{reasons.join('; ')}</p>}
        {rest.length > 0 && (
          <ol start={2}>
            {rest.map((step, i) => (
              <li key={i}>{step}</li>
            ))}
          </ol>
        )}
      </div>
      <footer>
        <span>
          {t.points(points.format(advice.score))} · {t.chance(share.format(advice.chance))}
          {less >= 0.05 && <small> {t.less(points.format(less))}</small>}
        </span>
        <button type="button" class="main" onClick={onDo}>
          {t.doIt}
        </button>
      </footer>
    </li>
  );
}
