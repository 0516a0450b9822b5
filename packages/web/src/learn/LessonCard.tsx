import { text as gameText, totalOf } from '@hanga/kanagawa';
import type { Language } from '@hanga/kernel';
import type { RefObject } from 'preact';
import { tutorialText } from './text.ts';
import type { Shown } from './tutorial.ts';

interface LessonCardProps {
  readonly language: Language;
  readonly shown: Shown;
  /** Said when something else was chosen than the lesson asks for. */
  readonly remark: string | undefined;
  readonly card: RefObject<HTMLElement>;
  readonly onNext: () => void;
  readonly onBack: () => void;
  readonly onLeave: () => void;
  readonly onRestart: () => void;
  readonly onPlayOn: () => void;
}

/** What the teacher says, what to do, and the way on, back and out. */
export function LessonCard(props: LessonCardProps) {
  const { language, shown, remark, card } = props;
  const { step, canGoOn, canGoBack, isLast } = shown;
  const t = tutorialText[language];
  return (
    <section class="learn learn-lesson" lang={language} aria-labelledby="lesson-title" ref={card}>
      <div class="learn-lesson-head">
        <h2 id="lesson-title" tabindex={-1}>
          {t.title}
        </h2>
        <span class="learn-progress">{t.progress(step.number, step.of)}</span>
        <progress aria-label={t.progress(step.number, step.of)} max={step.of} value={step.number} />
      </div>
      <div class="learn-lesson-text" aria-live="polite">
        <p>{step.text.say}</p>
        {remark && <p class="learn-remark">{remark}</p>}
        {step.text.ask && <p class="learn-ask">{step.text.ask}</p>}
        {step.count && <Count language={language} lines={step.count} />}
      </div>
      <div class="learn-lesson-buttons">
        <button type="button" class="quiet" onClick={props.onLeave}>
          {t.leave}
        </button>
        {isLast ? (
          <button type="button" class="quiet" onClick={props.onRestart}>
            {t.again}
          </button>
        ) : null}
        <button type="button" class="quiet" disabled={!canGoBack} onClick={props.onBack}>
          {t.back}
        </button>
        {isLast ? (
          <button type="button" class="main" data-forward="" onClick={props.onPlayOn}>
            {t.playOn}
          </button>
        ) : (
          <button
            type="button"
            class={canGoOn ? 'main' : 'quiet'}
            data-forward=""
            disabled={!canGoOn}
            onClick={props.onNext}
          >
            {t.next}
          </button>
        )}
      </div>
    </section>
  );
}

function Count({ language, lines }: { language: Language; lines: NonNullable<Shown['step']['count']> }) {
  const t = tutorialText[language];
  return (
    <div class="learn-count-sheet">
      <table class="learn-count">
        <caption>{t.countTitle}</caption>
        <tbody>
          {lines.map(line => {
            const name = gameText[language].scoreLine(line);
            return (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{line.points}</td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t.total}</th>
            <td>{totalOf(lines)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
