import type { GameTypes, Language } from '@hanga/kernel';
import type { RefObject } from 'preact';
import type { Count } from './course.ts';
import type { Shown } from './tutorial.ts';
import { learnWords } from './words.ts';

interface LessonCardProps {
  readonly language: Language;
  readonly title: string;
  readonly further: { readonly href: string; readonly title: string } | undefined;
  readonly shown: Pick<Shown<GameTypes>, 'step' | 'canGoOn' | 'canGoBack' | 'isLast'>;
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
  const { language, title, further, shown, remark, card } = props;
  const { step, canGoOn, canGoBack, isLast } = shown;
  const t = learnWords[language].lesson;
  return (
    <section class="learn learn-lesson" lang={language} aria-labelledby="lesson-title" ref={card}>
      <div class="learn-lesson-head">
        <h2 id="lesson-title" tabindex={-1}>
          {title}
        </h2>
        <span class="learn-progress">{t.progress(step.number, step.of)}</span>
        <progress aria-label={t.progress(step.number, step.of)} max={step.of} value={step.number} />
      </div>
      <div class="learn-lesson-text" aria-live="polite">
        <p>{step.text.say}</p>
        {remark && <p class="learn-remark">{remark}</p>}
        {step.text.ask && <p class="learn-ask">{step.text.ask}</p>}
        {isLast && further && (
          <p>
            <a href={further.href}>{t.further(further.title)}</a>
          </p>
        )}
        {step.count && <CountSheet title={t.countTitle} count={step.count} />}
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

function CountSheet({ title, count }: { title: string; count: Count }) {
  return (
    <div class="learn-count-sheet">
      <table class="learn-count">
        <caption>{title}</caption>
        <tbody>
          {count.rows.map(({ label, points }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{String(points).replace('-', '−')}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{count.label}</th>
            <td>{String(count.total).replace('-', '−')}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
