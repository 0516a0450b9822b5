import type { GameTypes, Language } from '@hanga/kernel';
import type { ComponentChildren, RefObject } from 'preact';
import { CountSheet } from './CountSheet.tsx';
import { learnWords } from './text/index.ts';
import type { Shown } from './tutorial.ts';

interface LessonCardProps {
  readonly language: Language;
  readonly title: string;
  /** What comes after the chapter. */
  readonly onward: string | undefined;
  /** Where the last lesson leads. */
  readonly further: readonly { readonly href: string; readonly title: string }[];
  readonly shown: Pick<Shown<GameTypes>, 'step' | 'canGoOn' | 'canGoBack' | 'isClosing' | 'isLast'>;
  /** Said when something else was chosen than the lesson asks for. */
  readonly remark: string | undefined;
  readonly card: RefObject<HTMLElement>;
  /** Small things shown large. */
  readonly children: ComponentChildren;
  readonly chapters: string;
  readonly onNext: () => void;
  readonly onBack: () => void;
  readonly onPlayOn: () => void;
}

/** What the teacher says, what to do, and the way on, back and out. */
export function LessonCard(props: LessonCardProps) {
  const { language, title, onward, further, shown, remark, card } = props;
  const { step, canGoOn, canGoBack, isClosing, isLast } = shown;
  const t = learnWords[language].lesson;
  return (
    <section class="learn learn-lesson" lang={language} aria-labelledby="lesson-title" ref={card}>
      <div class="learn-lesson-head">
        <h2 id="lesson-title" tabindex={-1}>
          {title}
        </h2>
        <span class="learn-progress">{isClosing ? t.chapterDone : t.progress(step.number, step.of)}</span>
        <progress aria-label={t.progress(step.number, step.of)} max={step.of} value={step.number} />
      </div>
      {/* Keys must be able to scroll what is longer than the card. */}
      <div class="learn-lesson-text" tabindex={0} aria-live="polite">
        <p>{step.text.say}</p>
        {remark && <p class="learn-remark">{remark}</p>}
        {step.text.ask && <p class="learn-ask">{step.text.ask}</p>}
        {props.children}
        {isLast && (
          <ul class="learn-further">
            {further.map(({ href, title: to }) => (
              <li key={href}>
                <a href={href}>{to}</a>
              </li>
            ))}
          </ul>
        )}
        {step.count && <CountSheet title={t.countTitle} count={step.count} />}
      </div>
      <div class="learn-lesson-buttons">
        <a class="button quiet" href={props.chapters}>
          {t.chapters}
        </a>
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
            {isClosing && onward ? t.onward(onward) : t.next}
          </button>
        )}
      </div>
    </section>
  );
}
