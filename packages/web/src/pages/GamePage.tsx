import { type Action, type Kanagawa, type Refusal, text } from '@hanga/kanagawa';
import { type KernelRefusal, kernelText, type UndoRefusal } from '@hanga/kernel';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Ending } from '../ending/Ending.tsx';
import { Board } from '../games/kanagawa/Board.tsx';
import { Aid } from '../learn/Aid.tsx';
import { pieceTopic } from '../learn/pieceTopic.ts';
import { Rule } from '../learn/Rule.tsx';
import { ruleFor, type Topic } from '../learn/topics.ts';
import { deal } from '../newGame.ts';
import { downloadRecord } from '../records.ts';
import { go } from '../router.ts';
import { settings } from '../settings.ts';
import { Cover } from '../shell/Cover.tsx';
import { Dialog } from '../shell/Dialog.tsx';
import { Header } from '../shell/Header.tsx';
import { Log, Speaker } from '../shell/Log.tsx';
import { sound } from '../sound.ts';
import { openLocal } from '../source/local.ts';
import type { Source, Table } from '../source/source.ts';
import { words } from '../text/index.ts';

/** A game being played: the board, and around it the log, the aid, the cover and the end. */
export function GamePage({ id }: { id: string }) {
  const source = useMemo(() => openLocal(id), [id]);
  useEffect(() => () => source.close(), [source]);
  const table = source.table.value;
  const trouble = source.trouble.value;
  return (
    <>
      {table ? (
        <Playing source={source} table={table} id={id} />
      ) : (
        <>
          <Header />
          <main class="page">{!trouble && <p>{words().loading}</p>}</main>
        </>
      )}
      {trouble && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
    </>
  );
}

function Playing({ source, table, id }: { source: Source<Kanagawa>; table: Table<Kanagawa>; id: string }) {
  const [lit, setLit] = useState<readonly string[]>([]);
  const [notice, setNotice] = useState('');
  const [open, setOpen] = useState<'log' | 'aid' | undefined>(undefined);
  const [sitting, setSitting] = useState(table.viewer);
  const [endSeen, setEndSeen] = useState(false);
  const [asked, setAsked] = useState<Topic | undefined>(undefined);
  const t = words();

  useEffect(() => {
    setNotice('');
    const happened = table.log.at(-1)?.events.map(event => event.kind) ?? [];
    if (table.outcome) sound('end');
    else if (happened.includes('tookDiploma')) sound('seal');
    else if (happened.includes('placedBrush') || happened.includes('movedBrush')) sound('brush');
    else if (happened.length > 0) sound('card');
  }, [table.move]);

  const act = async (action: Action): Promise<void> => {
    const refusal = await source.act(table.move, action);
    if (refusal) setNotice(sentence(refusal));
  };
  const undo = async (): Promise<void> => {
    const refusal = await source.undo();
    if (refusal) setNotice(kernelText[settings.value.language].refusal[refusal]);
  };

  /** The right button, a long touch or the menu key asks about a piece: the rule that explains it answers. */
  const explain = (event: MouseEvent): void => {
    const piece = (event.target as Element).closest('[data-piece]')?.getAttribute('data-piece');
    const topic = piece ? pieceTopic(piece, table.view) : undefined;
    if (!topic) return;
    event.preventDefault();
    setAsked(topic);
  };

  if (needsCover(table, sitting)) {
    const name = typeof table.viewer === 'number' ? (table.seats[table.viewer]?.name ?? '') : '';
    return <Cover name={name} onShow={() => setSitting(table.viewer)} />;
  }
  return (
    <>
      <Header title={text[settings.value.language].game}>
        <button type="button" class="tool" onClick={() => setOpen('log')}>
          {t.log}
        </button>
        <button type="button" class="tool" onClick={() => setOpen('aid')}>
          {t.aid}
        </button>
        <button type="button" class="tool" onClick={() => void source.record().then(downloadRecord)}>
          {t.games.saveFile}
        </button>
      </Header>
      <main class="table" data-move={table.move} onContextMenu={explain}>
        <h1 class="for-listeners">{text[settings.value.language].game}</h1>
        <Board
          table={table}
          settings={settings.value}
          lit={lit}
          isReplay={false}
          onAct={action => void act(action)}
          onUndo={() => void undo()}
          onRedo={() => void source.redo()}
        />
        <Speaker table={table} />
        <p class="notice" role="status">
          {notice}
        </p>
        {table.outcome && endSeen && (
          <button type="button" class="main floating" onClick={() => setEndSeen(false)}>
            {text[settings.value.language].terms.score}
          </button>
        )}
      </main>
      {open === 'log' && (
        <Dialog title={t.log} onClose={() => setOpen(undefined)}>
          <Log table={table} onLight={setLit} />
        </Dialog>
      )}
      {asked && (
        <Dialog title={t.rules} onClose={() => setAsked(undefined)}>
          <Rule id={ruleFor(asked)} language={settings.value.language} query="" isTarget={false} />
        </Dialog>
      )}
      {open === 'aid' && (
        <Dialog title={t.aid} onClose={() => setOpen(undefined)} wide>
          <p class="hint">{t.aidHint}</p>
          <Aid language={settings.value.language} onRule={anchor => go(`rules/${anchor}`)} />
        </Dialog>
      )}
      {table.outcome && !endSeen && (
        <Ending
          table={table}
          language={settings.value.language}
          onLook={() => setEndSeen(true)}
          onReplay={() => go(`replay/${id}`)}
          onAgain={() => void source.record().then(record => again(table, record.options as Kanagawa['Options']))}
        />
      )}
    </>
  );
}

const again = async (table: Table<Kanagawa>, options: Kanagawa['Options']): Promise<void> =>
  go(`game/${await deal(table.seats, options)}`);

/** Two people, one screen: covered when it passes from one to the other while somebody holds secrets. */
function needsCover({ viewer, seats, view }: Table<Kanagawa>, sitting: Table<Kanagawa>['viewer']): boolean {
  if (viewer === sitting || viewer === 'spectator') return false;
  return view.players.some((player, seat) => !seats[seat]?.bot && player.secret.length > 0);
}

function sentence(refusal: Refusal | string): string {
  const { language } = settings.value;
  return typeof refusal === 'string'
    ? kernelText[language].refusal[refusal as KernelRefusal | UndoRefusal]
    : text[language].refusal(refusal);
}
