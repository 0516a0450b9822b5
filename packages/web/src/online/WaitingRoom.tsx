import { type Command, limits, type SeatPlan, type TableInfo } from '@hanga/protocol';
import { useState } from 'preact/hooks';
import { entryOf } from '../games/index.ts';
import { levelName, levelsAmong } from '../levels.ts';
import { SeatName } from '../people/Names.tsx';
import { late } from '../shell/late.tsx';
import { words } from '../text/index.ts';
import { Chat } from './Chat.tsx';
import { clockWords } from './clockWords.ts';
import { EditTable } from './EditTable.tsx';
import { Invitation } from './Invitation.tsx';
import { invitationTo } from './invitationTo.ts';
import { beCalled, me } from './me.ts';
import { ReportTool } from './ReportTool.tsx';
import type { Remote } from './remote.ts';
import { onlineWords } from './text/index.ts';

const Gathering = late<{ readonly info: TableInfo }>(() =>
  import('../check/Gathering.tsx').then(part => part.Gathering),
);

/** A table before its game: who sits where, the link to send, and the host's few tools. */
export function WaitingRoom({ remote, info }: { readonly remote: Remote; readonly info: TableInfo }) {
  const t = onlineWords();
  const [trouble, setTrouble] = useState('');
  const [name, setName] = useState(me.value?.player?.name ?? '');
  const { host: isHost, seat: mine } = info.you;
  const isFull = info.seats.every(({ kind }) => kind !== 'open');
  const isStarting = info.shuffle?.phase === 'reveal' || info.shuffle?.phase === 'again';
  const levels = levelsAmong(me.value?.games.find(({ id }) => id === info.game)?.bots ?? [info.botLevel]);
  const entry = entryOf(info.game);
  const title = entry?.name ?? info.game;
  const most = Math.max(...(entry?.seats ?? [info.seats.length]));
  const least = Math.min(...(entry?.seats ?? [info.seats.length]));

  const perform = async (what: Command): Promise<string | undefined> => {
    const why = await remote.do(what);
    setTrouble(why ?? '');
    return why;
  };
  const sit = async (seat?: number): Promise<void> => {
    try {
      await beCalled(name.trim());
      await perform({ kind: 'sit', name: name.trim(), ...(seat !== undefined && { seat }) });
    } catch (error) {
      setTrouble((error as Error).message);
    }
  };
  const plan = info.seats.map((_, seat): SeatPlan => ({ kind: 'keep', seat }));
  const arrange = (seats: readonly SeatPlan[]): void =>
    void perform({ kind: 'arrange', rev: info.rev, seats: [...seats] });
  const withSeat = (number: number, seat: SeatPlan): SeatPlan[] => plan.map((old, i) => (i === number ? seat : old));
  const swapped = (number: number): SeatPlan[] =>
    plan.map((old, i) => (i === number ? plan[number - 1]! : i === number - 1 ? plan[number]! : old));

  return (
    <main class="page waiting-room">
      <h1>{info.name}</h1>
      {/* Whoever comes reads who invites to what; whoever invites knows. */}
      {!isHost && <p class="invited">{invitationTo(info)}</p>}
      <p>{[title, clockWords(info.clock)].join(' · ')}</p>
      {mine === undefined && !isHost && isFull && <p role="status">{t.room.full}</p>}
      {trouble && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      {info.shuffle && <Gathering info={info} />}
      <section class="panel">
        <h2>{t.form.seats}</h2>
        <ol class="room-seats">
          {info.seats.map((seat, number) => (
            <li key={number} data-color={number}>
              <b>
                {seat.kind === 'open' ? seat.for ? t.room.keptFor(seat.for) : t.room.free : <SeatName seat={seat} />}
                {number === mine && ` (${t.room.you})`}
                {number === info.host && number !== mine && ` (${t.room.host})`}
              </b>
              <span class="row">
                {seat.kind === 'open' && !seat.for && mine === undefined && (
                  <button type="button" disabled={!name.trim()} onClick={() => void sit(number)}>
                    {t.room.sitHere}
                  </button>
                )}
                {isHost && number > 0 && (
                  <button
                    type="button"
                    class="quiet"
                    aria-label={t.room.up(number + 1)}
                    onClick={() => arrange(swapped(number))}
                  >
                    ↑
                  </button>
                )}
                {isHost && seat.kind === 'open' && (
                  <select
                    aria-label={t.room.toBot(number + 1)}
                    value=""
                    onChange={event => arrange(withSeat(number, { kind: 'bot', level: event.currentTarget.value }))}
                  >
                    <option value="">{t.form.open}</option>
                    {levels.map(level => (
                      <option key={level} value={level}>
                        {words().newGame.bot(levelName(level))}
                      </option>
                    ))}
                  </select>
                )}
                {isHost && seat.kind === 'bot' && (
                  <button
                    type="button"
                    class="quiet"
                    aria-label={t.room.toOpen(number + 1)}
                    onClick={() => arrange(withSeat(number, { kind: 'open' }))}
                  >
                    ×
                  </button>
                )}
                {isHost && seat.kind === 'person' && number !== mine && (
                  <button
                    type="button"
                    class="quiet"
                    aria-label={t.room.remove(seat.name)}
                    onClick={() => void perform({ kind: 'remove', seat: number })}
                  >
                    ×
                  </button>
                )}
              </span>
            </li>
          ))}
        </ol>
        {isHost && (
          <div class="row">
            {info.seats.length < most && (
              <button type="button" class="quiet" onClick={() => arrange([...plan, { kind: 'open' }])}>
                {t.room.addSeat}
              </button>
            )}
            {info.seats.length > least && info.seats.at(-1)?.kind !== 'person' && (
              <button type="button" class="quiet" onClick={() => arrange(plan.slice(0, -1))}>
                {t.room.dropSeat}
              </button>
            )}
          </div>
        )}
        {mine === undefined && !isFull && (
          <form
            class="row"
            onSubmit={event => {
              event.preventDefault();
              void sit();
            }}
          >
            <label class="field">
              <span>{t.form.yourName}</span>
              <input
                type="text"
                required
                maxLength={limits.name}
                autocomplete="nickname"
                value={name}
                disabled={me.value?.player?.account ?? false}
                onInput={event => setName(event.currentTarget.value)}
              />
            </label>
            <button type="submit" class="main">
              {t.room.sit}
            </button>
          </form>
        )}
        <div class="row">
          {isHost && (
            <button
              type="button"
              class="main"
              disabled={!isFull || isStarting}
              onClick={() => void perform({ kind: 'start' })}
            >
              {t.room.start}
            </button>
          )}
          {(mine !== undefined || isHost) && (
            <button type="button" class="quiet" onClick={() => void perform({ kind: 'leave' })}>
              {t.room.leave}
            </button>
          )}
        </div>
        <p class="hint" role="status">
          {!isFull ? t.room.waitSeats : !isHost && mine !== undefined ? t.room.waitHost : ''}
        </p>
      </section>
      <Invitation info={info} />
      {isHost && <EditTable info={info} onChange={edit => perform({ kind: 'settings', ...edit })} />}
      {isHost && <TableSettings info={info} onChange={change => void perform({ kind: 'settings', ...change })} />}
      <section class="panel">
        <h2>{t.chat.title}</h2>
        <Chat remote={remote} />
      </section>
      <p class="hint">
        <a href="#/tables">{t.tables}</a> · <a href="#/">{words().home}</a>
      </p>
      {me.value?.player && (
        <p>
          <ReportTool remote={remote} />
        </p>
      )}
    </main>
  );
}

interface TableSettingsProps {
  readonly info: TableInfo;
  readonly onChange: (change: { private?: boolean; spectators?: boolean; chat?: boolean; botsRated?: boolean }) => void;
}

function TableSettings({ info, onChange }: TableSettingsProps) {
  const t = onlineWords();
  return (
    <fieldset class="panel">
      <legend>{t.room.flags}</legend>
      {(['private', 'spectators', 'chat', 'botsRated'] as const).map(key => (
        <label key={key} class="check">
          <input
            type="checkbox"
            checked={info[key]}
            onChange={event => onChange({ [key]: event.currentTarget.checked })}
          />
          <span>{t.form[key]}</span>
        </label>
      ))}
    </fieldset>
  );
}
