import type { Action } from '@hanga/kanagawa';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Board } from '../games/kanagawa/Board.tsx';
import type { LearningParts } from '../games/learning.ts';
import { Dialog } from '../shell/Dialog.tsx';
import { Header } from '../shell/Header.tsx';
import { Aid } from './Aid.tsx';
import { bringInSight } from './inSight.ts';
import { keepProgress, keptProgress } from './keptProgress.ts';
import { LessonCard } from './LessonCard.tsx';
import { iconsText, tutorialText } from './text.ts';
import { answer, back, next, type Progress, recordOf, startTutorial, tutorialTable } from './tutorial.ts';
import './learn.css';

/** A first game that teaches by playing. It can be left at any point, and taken up again there. */
export function TutorialPage({ language, settings, onLeave, onPlayOn }: LearningParts['Tutorial']) {
  const [progress, setProgress] = useState(keptProgress);
  const [isStubborn, setStubborn] = useState(false);
  const [isAidOpen, setAidOpen] = useState(false);
  const card = useRef<HTMLElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const shown = useMemo(() => tutorialTable(progress, language), [progress, language]);
  const { step, table } = shown;
  const t = tutorialText[language];

  const go = (to: Progress): void => {
    setProgress(to);
    setStubborn(false);
    keepProgress(to);
  };
  const act = (action: Action): void => {
    const after = answer(progress, action);
    if (after) go(after);
    else setStubborn(true);
  };

  useEffect(() => {
    if (board.current) bringInSight(board.current, step.pointsAt, step.allowed.length > 0);
    lead(card.current, shown.canGoOn || shown.isLast);
  }, [step.id]);

  return (
    <>
      <Header title={t.title}>
        <button type="button" class="tool" onClick={() => setAidOpen(true)}>
          {iconsText[language].title}
        </button>
      </Header>
      <main class="learn-tutorial">
        <h1 class="for-listeners">{t.title}</h1>
        <div class="learn-board" ref={board}>
          <Board
            table={table}
            // Nothing may end by itself before its lesson has been read.
            settings={{ ...settings, confirmEnd: true }}
            lit={step.pointsAt}
            isReplay={false}
            onAct={act}
            onUndo={() => go(back(progress))}
            onRedo={() => {}}
          />
        </div>
        <LessonCard
          language={language}
          shown={shown}
          remark={isStubborn ? (step.text.ask ? t.otherwise : t.readFirst) : undefined}
          card={card}
          onNext={() => go(next(progress))}
          onBack={() => go(back(progress))}
          onLeave={onLeave}
          onRestart={() => go(startTutorial())}
          onPlayOn={() => {
            keepProgress(undefined);
            onPlayOn(recordOf(progress, language));
          }}
        />
      </main>
      {isAidOpen && (
        <Dialog title={iconsText[language].title} onClose={() => setAidOpen(false)} wide>
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
