import type { GameTypes } from '@hanga/kernel';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { LearningParts } from '../games/learning.ts';
import { Dialog } from '../shell/Dialog.tsx';
import { Header } from '../shell/Header.tsx';
import type { Gesture } from '../source/source.ts';
import { Summary } from '../table/Summary.tsx';
import { words } from '../text/index.ts';
import { Closer } from './Closer.tsx';
import { keepDone, keepProgress, keptProgress } from './keptProgress.ts';
import { LessonCard } from './LessonCard.tsx';
import { Stage } from './Stage.tsx';
import { learnLink, type School } from './school.ts';
import { learnWords } from './text/index.ts';
import type { Progress, Tutorial } from './tutorial.ts';
import './learn.css';
import './lesson.css';

interface TutorialPageProps<T extends GameTypes> {
  readonly school: School<T>;
  readonly tutorial: Tutorial<T>;
  readonly chapter: string;
}

/** A chapter of a first game that teaches by playing. It can be left at any point, and taken up again there. */
export function TutorialPage<T extends GameTypes>(props: LearningParts['Tutorial'] & TutorialPageProps<T>) {
  const { school, tutorial, chapter, language, settings, onPlayOn } = props;
  const { game, Board, Aid, Close } = school;
  const [progress, setProgress] = useState(() => keptProgress(tutorial, chapter));
  const [isStubborn, setStubborn] = useState(false);
  const [isAidOpen, setAidOpen] = useState(false);
  const card = useRef<HTMLElement>(null);
  const shown = useMemo(() => tutorial.show(progress, language), [progress, language]);
  const { step, table } = shown;
  const t = learnWords[language].lesson;
  const index = tutorial.chapters.findIndex(({ id }) => id === chapter);
  const following = tutorial.chapters[index + 1]?.id;
  const titleOf = (id: string): string => tutorial.chapterText(id, language).title;

  const go = (to: Progress<T>): void => {
    if (to.chapter !== chapter) {
      keepDone(tutorial.name, chapter);
      keepProgress(tutorial, to);
      location.hash = learnLink(game, to.chapter);
      return;
    }
    setProgress(to);
    setStubborn(false);
    keepProgress(tutorial, to);
    const { isClosing, isLast } = tutorial.show(to, language);
    if (isClosing || isLast) keepDone(tutorial.name, chapter);
  };
  const act = (action: T['Action'], { then = [] }: Gesture<T> = {}): void => {
    let after = tutorial.answer(progress, action);
    // A gesture goes on for as long as the lessons ask for its next action.
    for (const next of then) after = (after && tutorial.answer(after, next)) ?? after;
    if (after) go(after);
    else setStubborn(true);
  };
  const playOn = (): void => onPlayOn(tutorial.record(progress, language));

  useEffect(() => lead(card.current, shown.canGoOn || shown.isLast), [step.id]);

  return (
    <>
      <Header title={tutorial.title(language)} game={game}>
        {Aid && (
          <button type="button" class="tool" onClick={() => setAidOpen(true)}>
            {words().aid}
          </button>
        )}
        <button type="button" class="tool" onClick={playOn}>
          {t.playOnNow}
        </button>
      </Header>
      <main class="learn-tutorial" data-move={step.id}>
        <h1 class="unseen">{tutorial.title(language)}</h1>
        <Stage
          pointsAt={step.pointsAt}
          isAsking={step.allowed.length > 0}
          step={step.id}
          card={
            <LessonCard
              language={language}
              title={t.chapter(index + 1, titleOf(chapter))}
              onward={following && titleOf(following)}
              further={furtherOf(school, tutorial, language)}
              shown={shown}
              remark={isStubborn ? (step.text.ask ? t.otherwise : t.readFirst) : undefined}
              card={card}
              chapters={learnLink(game)}
              onNext={() => go(tutorial.next(progress))}
              onBack={() => go(tutorial.back(progress))}
              onPlayOn={playOn}
            >
              <Closer Close={Close} names={step.close} view={table.view} language={language} />
            </LessonCard>
          }
        >
          <Board
            table={table}
            // Nothing may end by itself before its lesson has been read.
            settings={{ ...settings, doObvious: false }}
            lit={step.pointsAt}
            // A lesson that asks leaves the board where the decision lies.
            inSight={step.allowed.length > 0 ? undefined : step.pointsAt}
            isReplay={false}
            onAct={act}
            onUndo={() => go(tutorial.back(progress))}
            onRedo={() => {}}
          />
        </Stage>
        <Summary front={school} table={table} />
      </main>
      {isAidOpen && Aid && (
        <Dialog title={words().aid} onClose={() => setAidOpen(false)} wide>
          <Aid language={language} />
        </Dialog>
      )}
    </>
  );
}

/** After the last lesson: the game's other courses, and its set pieces. */
function furtherOf<T extends GameTypes>(
  { game, courses, pieces }: School<T>,
  tutorial: Tutorial<T>,
  language: LearningParts['Tutorial']['language'],
): { href: string; title: string }[] {
  const t = learnWords[language].lesson;
  const others = courses.filter(course => course !== tutorial && course.part);
  const [piece] = pieces;
  return [
    ...(piece ? [{ href: learnLink(game, piece.id), title: t.tryAlone }] : []),
    ...others.map(({ part, title }) => ({ href: learnLink(game, part), title: t.further(title(language)) })),
  ];
}

/**
 * Puts the focus where a keyboard goes on: on "Next" while a lesson is read, and on the lesson itself when it asks
 * for a move and the focus would be lost. Who is on the board stays there.
 */
export function lead(card: HTMLElement | null, canGoOn: boolean): void {
  if (!card) return;
  const forward = card.querySelector<HTMLElement>('[data-forward]');
  const isLost = document.activeElement === document.body || card.contains(document.activeElement);
  if (canGoOn) forward?.focus({ preventScroll: true });
  else if (isLost) card.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
}
