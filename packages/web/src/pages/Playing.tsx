import { type GameTypes, type KernelRefusal, kernelText, type UndoRefusal } from '@hanga/kernel';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Ending } from '../ending/Ending.tsx';
import type { GameFront } from '../games/front.ts';
import type { GameEntry } from '../games/index.ts';
import { downloadRecord } from '../records.ts';
import { settings } from '../settings.ts';
import { Cover } from '../shell/Cover.tsx';
import { Dialog } from '../shell/Dialog.tsx';
import { Header } from '../shell/Header.tsx';
import { Later } from '../shell/Later.tsx';
import { Log, Speaker } from '../shell/Log.tsx';
import { sound } from '../sound.ts';
import type { Source, Table } from '../source/source.ts';
import { words } from '../text/index.ts';

interface PlayingProps {
  readonly entry: GameEntry;
  readonly front: GameFront<GameTypes>;
  readonly source: Source<GameTypes>;
  readonly table: Table<GameTypes>;
  readonly onReplay: () => void;
  /** The same seats, once more; nothing where that is not for this page to say. */
  readonly onAgain?: (() => void) | undefined;
  /** Where the shuffle can be checked once the game is over. */
  readonly checkAddress?: string | undefined;
  /** More buttons for the strip. */
  readonly tools?: ComponentChildren;
  /** What lies over the table besides the board: a clock, a chat. */
  readonly children?: ComponentChildren;
}

/** The board, and around it the log, the aid, the cover and the end. */
export function Playing({
  entry,
  front,
  source,
  table,
  onReplay,
  onAgain,
  checkAddress,
  tools,
  children,
}: PlayingProps) {
  const { language } = settings.value;
  const text = front.text[language];
  const [lit, setLit] = useState<readonly string[]>([]);
  const [notice, setNotice] = useState('');
  const [open, setOpen] = useState<'log' | 'aid' | 'hints' | undefined>(undefined);
  const [sitting, setSitting] = useState(table.viewer);
  const [endSeen, setEndSeen] = useState(false);
  const [asked, setAsked] = useState<string | undefined>(undefined);
  const t = words();

  useEffect(() => {
    setNotice('');
    const made = table.outcome ? 'end' : front.soundOf(table.log.at(-1)?.events ?? []);
    if (made) sound(made);
  }, [table.move]);

  const act = async (action: object): Promise<void> => {
    const refusal = await source.act(table.move, action);
    if (refusal) setNotice(sentence(refusal, front));
  };
  const undo = async (): Promise<void> => {
    const refusal = await source.undo();
    if (refusal) setNotice(sentence(refusal, front));
  };

  /** The right button, a long touch or the menu key asks about a piece: the rule that explains it answers. */
  const explain = (event: MouseEvent): void => {
    const piece = (event.target as Element).closest('[data-piece]')?.getAttribute('data-piece');
    const topic = piece ? front.topicOf(piece, table.view) : undefined;
    if (!topic) return;
    event.preventDefault();
    setAsked(topic);
  };

  if (source.kind === 'local' && needsCover(front, table, sitting)) {
    const name = typeof table.viewer === 'number' ? (table.seats[table.viewer]?.name ?? '') : '';
    return <Cover name={name} onShow={() => setSitting(table.viewer)} />;
  }
  return (
    <>
      <Header title={text.game} game={entry.id}>
        <button type="button" class="tool" onClick={() => setOpen('log')}>
          {t.log}
        </button>
        {source.advise && table.legal.length > 0 && (
          <button type="button" class="tool" onClick={() => setOpen('hints')}>
            {t.hints.title}
          </button>
        )}
        <button type="button" class="tool" onClick={() => setOpen('aid')}>
          {t.aid}
        </button>
        <button
          type="button"
          class="tool"
          onClick={() => void source.record().then(downloadRecord, (why: Error) => setNotice(why.message))}
        >
          {t.games.saveFile}
        </button>
        {tools}
      </Header>
      <main class="table" data-move={table.move} onContextMenu={explain}>
        <h1 class="for-listeners">{text.game}</h1>
        <front.Board
          table={table}
          settings={settings.value}
          lit={lit}
          isReplay={false}
          onAct={action => void act(action)}
          onUndo={() => void undo()}
          onRedo={() => void source.redo()}
        />
        {children}
        <Speaker front={front} table={table} />
        <p class="notice" role="status">
          {notice}
        </p>
        {table.outcome && endSeen && (
          <button type="button" class="main floating" onClick={() => setEndSeen(false)}>
            {text.terms.score}
          </button>
        )}
      </main>
      {open === 'log' && (
        <Dialog title={t.log} onClose={() => setOpen(undefined)}>
          <dl class="fairness">
            <dt>{t.sealed}</dt>
            <dd>{table.commitment}</dd>
          </dl>
          <Log front={front} table={table} onLight={setLit} />
        </Dialog>
      )}
      {open === 'hints' && (
        <Dialog title={t.hints.title} onClose={() => setOpen(undefined)}>
          <Later load={() => import('../hints/Hints.tsx').then(part => part.Hints)} props={{ front, source, table }} />
        </Dialog>
      )}
      {asked && (
        <Dialog title={t.rules} onClose={() => setAsked(undefined)}>
          <Later load={entry.learning.TopicRule} props={{ language, topic: asked }} />
        </Dialog>
      )}
      {open === 'aid' && (
        <Dialog title={t.aid} onClose={() => setOpen(undefined)} wide>
          <p class="hint">{t.aidHint}</p>
          <Later load={entry.learning.Aid} props={{ language }} />
        </Dialog>
      )}
      {table.outcome && !endSeen && (
        <Ending
          front={front}
          table={table}
          language={language}
          onLook={() => setEndSeen(true)}
          onReplay={onReplay}
          onAgain={onAgain}
          checkAddress={checkAddress}
        />
      )}
    </>
  );
}

/** Two people, one screen: covered when it passes from one to the other while somebody holds secrets. */
function needsCover(
  front: GameFront<GameTypes>,
  { viewer, seats, view }: Table<GameTypes>,
  sitting: Table<GameTypes>['viewer'],
): boolean {
  if (viewer === sitting || viewer === 'spectator') return false;
  return front.hidesFromOthers(view, seats);
}

function sentence(refusal: object | string, front: GameFront<GameTypes>): string {
  const { language } = settings.value;
  if (typeof refusal === 'object' && 'said' in refusal) return String(refusal.said);
  return typeof refusal === 'string'
    ? kernelText[language].refusal[refusal as KernelRefusal | UndoRefusal]
    : front.text[language].refusal(refusal);
}
