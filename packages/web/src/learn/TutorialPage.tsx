import type { GameTypes } from '@hanga/kernel';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../games/front.ts';
import type { LearningParts } from '../games/learning.ts';
import { Dialog } from '../shell/Dialog.tsx';
import { Header } from '../shell/Header.tsx';
import { words } from '../text/index.ts';
import { keepProgress, keptProgress } from './keptProgress.ts';
import { LessonCard } from './LessonCard.tsx';
import type { Progress, Tutorial } from './tutorial.ts';
import { learnWords } from './words.ts';
import './learn.css';
import './tutorial.css';

interface TutorialPageProps<T extends GameTypes> {
  readonly tutorial: Tutorial<T>;
  /** What the last lesson leads on to. */
  readonly further?: { readonly href: string; readonly title: string } | undefined;
  Board(props: BoardProps<T>): JSX.Element;
  Aid(props: LearningParts['Aid']): JSX.Element;
}

/** A first game that teaches by playing. It can be left at any point, and taken up again there. */
export function TutorialPage<T extends GameTypes>(props: LearningParts['Tutorial'] & TutorialPageProps<T>) {
  const { tutorial, language, settings, onLeave, onPlayOn, further, Board, Aid } = props;
  const [progress, setProgress] = useState(() => keptProgress(tutorial));
  const [isStubborn, setStubborn] = useState(false);
  const [isAidOpen, setAidOpen] = useState(false);
  const card = useRef<HTMLElement>(null);
  const shown = useMemo(() => tutorial.show(progress, language), [progress, language]);
  const { step, table } = shown;
  const t = learnWords[language].lesson;
  const title = tutorial.title(language);

  const go = (to: Progress<T>): void => {
    setProgress(to);
    setStubborn(false);
    keepProgress(tutorial, to);
  };
  const act = (action: T['Action']): void => {
    const after = tutorial.answer(progress, action);
    if (after) go(after);
    else setStubborn(true);
  };
  const playOn = (): void => {
    keepProgress(tutorial, undefined);
    onPlayOn(tutorial.record(progress, language));
  };

  useEffect(() => lead(card.current, shown.canGoOn || shown.isLast), [step.id]);

  return (
    <>
      <Header title={title} game={tutorial.id}>
        <button type="button" class="tool" onClick={() => setAidOpen(true)}>
          {words().aid}
        </button>
        <button type="button" class="tool" onClick={playOn}>
          {t.playOnNow}
        </button>
      </Header>
      <main class="learn-tutorial">
        <h1 class="for-listeners">{title}</h1>
        <div class="learn-board">
          <Board
            table={table}
            // Nothing may end by itself before its lesson has been read.
            settings={{ ...settings, confirmEnd: true }}
            lit={step.pointsAt}
            // A lesson that asks leaves the board where the decision lies.
            inSight={step.allowed.length > 0 ? undefined : step.pointsAt}
            isReplay={false}
            onAct={act}
            onUndo={() => go(tutorial.back(progress))}
            onRedo={() => {}}
          />
        </div>
        <LessonCard
          language={language}
          title={title}
          further={further}
          shown={shown}
          remark={isStubborn ? (step.text.ask ? t.otherwise : t.readFirst) : undefined}
          card={card}
          onNext={() => go(tutorial.next(progress))}
          onBack={() => go(tutorial.back(progress))}
          onLeave={onLeave}
          onRestart={() => go(tutorial.start())}
          onPlayOn={playOn}
        />
      </main>
      {isAidOpen && (
        <Dialog title={words().aid} onClose={() => setAidOpen(false)} wide>
          <Aid language={language} />
        </Dialog>
      )}
    </>
  );
}

/**
 * Puts the focus where a keyboard goes on: on "Next" while a lesson is read, and on the lesson itself when it asks
 * for a move and the focus would be lost. Who is on the board stays there.
 */
function lead(card: HTMLElement | null, canGoOn: boolean): void {
  if (!card) return;
  const forward = card.querySelector<HTMLElement>('[data-forward]');
  const isLost = document.activeElement === document.body || card.contains(document.activeElement);
  if (canGoOn) forward?.focus({ preventScroll: true });
  else if (isLost) card.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
}
