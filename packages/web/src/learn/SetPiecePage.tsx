import type { GameTypes } from '@hanga/kernel';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { LearningParts } from '../games/learning.ts';
import { Header } from '../shell/Header.tsx';
import type { Gesture } from '../source/source.ts';
import { Summary } from '../table/Summary.tsx';
import { Closer } from './Closer.tsx';
import { keepDone } from './keptProgress.ts';
import { Stage } from './Stage.tsx';
import { learnLink, type School } from './school.ts';
import { mayTry, type SetPiece, showPiece } from './setPiece.ts';
import { learnWords } from './text/index.ts';
import './learn.css';
import './lesson.css';

/** Under this name it is kept which set pieces of a game are solved. */
export const piecesName = (game: string): string => `${game}-pieces`;

interface SetPiecePageProps<T extends GameTypes> {
  readonly school: School<T>;
  readonly piece: SetPiece<T>;
}

/** A set piece: try, try again, ask for a hint. */
export function SetPiecePage<T extends GameTypes>(props: LearningParts['Tutorial'] & SetPiecePageProps<T>) {
  const { school, piece, language, settings } = props;
  const { game, pieces, Board, Close } = school;
  /** By gesture: each is taken back as one. */
  const [tried, setTried] = useState<readonly (readonly T['Action'][])[]>([]);
  const [hasHint, setHint] = useState(false);
  const card = useRef<HTMLElement>(null);
  const shown = useMemo(() => showPiece(piece, tried.flat(), language), [piece, tried, language]);
  const { verdict, table } = shown;
  const t = learnWords[language].piece;
  const { title, goal, hint, met } = piece.text[language];
  const index = pieces.indexOf(piece);
  const following = pieces[index + 1];

  useEffect(() => {
    if (verdict === 'met') keepDone(piecesName(game), piece.id);
    // What comes next is on the card.
    if (verdict !== 'open') card.current?.querySelector<HTMLElement>('[data-forward]')?.focus({ preventScroll: true });
  }, [verdict]);

  const act = (action: T['Action'], { then = [] }: Gesture<T> = {}): void => {
    const made: T['Action'][] = [];
    for (const next of [action, ...then]) {
      if (!mayTry(showPiece(piece, [...tried.flat(), ...made], language), next)) break;
      made.push(next);
    }
    if (made.length > 0) setTried([...tried, made]);
  };

  const pointsAt = hasHint && verdict === 'open' ? piece.hintsAt : piece.pointsAt;
  return (
    <>
      <Header title={t.header(school.name)} game={game} />
      <main class="learn-tutorial">
        <h1 class="unseen">{t.header(school.name)}</h1>
        <Stage
          pointsAt={pointsAt}
          isAsking={verdict === 'open'}
          step={`${piece.id} ${hasHint} ${verdict}`}
          card={
            <section class="learn learn-lesson" lang={language} aria-labelledby="lesson-title" ref={card}>
              <div class="learn-lesson-head">
                <h2 id="lesson-title" tabindex={-1}>
                  {title}
                </h2>
                <span class="learn-progress">{t.number(index + 1, pieces.length)}</span>
              </div>
              <div class="learn-lesson-text" tabindex={0} aria-live="polite">
                <p class="learn-ask">{goal}</p>
                {verdict === 'open' && (
                  <Closer Close={Close} names={piece.close ?? []} view={table.view} language={language} />
                )}
                {hasHint && verdict === 'open' && <p>{hint}</p>}
                {verdict === 'met' && (
                  <p class="learn-met">
                    <strong>{t.met}</strong> {met}
                  </p>
                )}
                {verdict === 'missed' && (
                  <p>
                    <strong>{t.missed}</strong> {hint}
                  </p>
                )}
              </div>
              <div class="learn-lesson-buttons">
                <a class="button quiet" href={learnLink(game)}>
                  {learnWords[language].lesson.chapters}
                </a>
                {verdict !== 'missed' && (
                  <button type="button" class="quiet" disabled={tried.length === 0} onClick={() => setTried([])}>
                    {t.again}
                  </button>
                )}
                {verdict === 'open' && (
                  <button type="button" class="quiet" aria-pressed={hasHint} onClick={() => setHint(!hasHint)}>
                    {t.hint}
                  </button>
                )}
                {verdict === 'missed' && (
                  <button type="button" class="main" data-forward="" onClick={() => setTried([])}>
                    {t.again}
                  </button>
                )}
                {verdict === 'met' && (
                  <a class="button main" data-forward="" href={learnLink(game, following?.id)}>
                    {following ? t.next : t.all}
                  </a>
                )}
              </div>
            </section>
          }
        >
          <Board
            table={table}
            settings={{ ...settings, doObvious: false }}
            lit={pointsAt}
            isReplay={false}
            onAct={act}
            onUndo={() => setTried(tried.slice(0, -1))}
            onRedo={() => {}}
          />
        </Stage>
        <Summary front={school} table={table} />
      </main>
    </>
  );
}
