import type { GameTypes } from '@hanga/kernel';
import { limits, type Me, type NewTable } from '@hanga/protocol';
import { useState } from 'preact/hooks';
import { entryOf, firstGame, gameCalled, useFront } from '../games/index.ts';
import { levelName, levelsAmong } from '../levels.ts';
import { go } from '../router.ts';
import { settings } from '../settings.ts';
import { NumberField } from '../shell/NumberField.tsx';
import { words } from '../text/index.ts';
import { api } from './api.ts';
import { beCalled } from './me.ts';
import { onlineWords } from './text/index.ts';

type ClockKind = 'none' | 'bank' | 'deadline';

/** A table to be opened: which game, who may sit where, how much time. */
export function OpenTableForm({ me }: { readonly me: Me }) {
  const t = onlineWords().form;
  const offered = me.games.filter(({ id }) => entryOf(id));
  const [game, setGame] = useState(offered[0]?.id ?? firstGame.id);
  const offer = offered.find(({ id }) => id === game);
  const front = useFront(game);
  const [name, setName] = useState(me.player?.name ?? '');
  const [title, setTitle] = useState('');
  const [chosenSeats, setWanted] = useState<readonly string[]>(['open', 'open', 'open', 'open']);
  const [count, setCount] = useState(3);
  const [chosen, setChosen] = useState<{ readonly of: string; readonly options: GameTypes['Options'] }>();
  const [clock, setClock] = useState<ClockKind>('none');
  const [time, setTime] = useState({ minutes: 20, increment: 15, hours: 24 });
  const [flags, setFlags] = useState({ private: false, spectators: true, chat: true });
  const [chosenLevel, setBotLevel] = useState<string>();
  const [trouble, setTrouble] = useState('');
  if (!offer) return null;
  const bots = levelsAmong(offer.bots);
  /** What was chosen for another game may be a level that this one does not have. */
  const wanted = chosenSeats.map(level => (level === 'open' || bots.includes(level) ? level : (bots.at(-1) as string)));
  const botLevel = chosenLevel && bots.includes(chosenLevel) ? chosenLevel : undefined;
  const entry = gameCalled(game);
  const seats = entry.seats.includes(count) ? count : entry.quickSeats;

  const open = async (event: Event): Promise<void> => {
    event.preventDefault();
    const table: NewTable = {
      key: crypto.randomUUID(),
      game,
      seats: wanted
        .slice(0, seats)
        .map((level, seat) => (seat === 0 || level === 'open' ? { kind: 'open' } : { kind: 'bot', level })),
      ...(chosen?.of === game && { options: chosen.options as Record<string, unknown> }),
      ...(title.trim() && { name: title.trim() }),
      ...flags,
      ...(botLevel && { botLevel }),
      clock:
        clock === 'bank'
          ? { kind: 'bank', initial: time.minutes * 60, increment: time.increment }
          : clock === 'deadline'
            ? { kind: 'deadline', seconds: Math.round(time.hours * 3600) }
            : { kind: 'none' },
    };
    try {
      await beCalled(name.trim());
      go(`table/${(await api.openTable(table)).id}`);
    } catch (error) {
      setTrouble((error as Error).message);
    }
  };
  const flag = (key: keyof typeof flags, label: string) => (
    <label class="check">
      <input
        type="checkbox"
        checked={flags[key]}
        onChange={event => setFlags({ ...flags, [key]: event.currentTarget.checked })}
      />
      <span>{label}</span>
    </label>
  );
  const number = (key: keyof typeof time, label: string, min: number, max: number) => (
    <NumberField
      label={label}
      value={time[key]}
      min={min}
      max={max}
      onChange={value => setTime({ ...time, [key]: value })}
    />
  );
  return (
    <form class="panel form" onSubmit={event => void open(event)}>
      <h2>{t.title}</h2>
      <label class="field">
        <span>{t.yourName}</span>
        <input
          type="text"
          required
          maxLength={limits.name}
          value={name}
          disabled={me.player?.account ?? false}
          autocomplete="nickname"
          onInput={event => setName(event.currentTarget.value)}
        />
      </label>
      <label class="field">
        <span>{words().newGame.game}</span>
        <select value={game} onChange={event => setGame(event.currentTarget.value)}>
          {offered.map(({ id }) => (
            <option key={id} value={id}>
              {entryOf(id)?.name ?? id}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span>{words().newGame.players}</span>
        <select value={seats} onChange={event => setCount(Number(event.currentTarget.value))}>
          {entry.seats.map(each => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
      </label>
      <fieldset class="seats">
        <legend>{t.seats}</legend>
        <p>{`1: ${t.you}`}</p>
        {wanted.slice(1, seats).map((level, index) => (
          <label key={index} class="field">
            <span>{words().newGame.seat(index + 2)}</span>
            <select
              value={level}
              onChange={event =>
                setWanted(wanted.map((old, seat) => (seat === index + 1 ? event.currentTarget.value : old)))
              }
            >
              <option value="open">{t.open}</option>
              {bots.map(bot => (
                <option key={bot} value={bot}>
                  {words().newGame.bot(levelName(bot))}
                </option>
              ))}
            </select>
          </label>
        ))}
      </fieldset>
      {front?.OptionFields && (
        <front.OptionFields
          options={chosen?.of === game ? chosen.options : front.defaultOptions}
          language={settings.value.language}
          onChange={options => setChosen({ of: game, options })}
        />
      )}
      <label class="field">
        <span>{t.clock}</span>
        <select value={clock} onChange={event => setClock(event.currentTarget.value as ClockKind)}>
          {(['none', 'bank', 'deadline'] as const).map(kind => (
            <option key={kind} value={kind}>
              {t.clocks[kind]}
            </option>
          ))}
        </select>
      </label>
      {clock === 'bank' && number('minutes', t.minutes, 1, 600)}
      {clock === 'bank' && number('increment', t.increment, 0, 600)}
      {clock === 'deadline' && number('hours', t.hours, 1, 720)}
      <label class="field">
        <span>{t.standIn}</span>
        <select value={botLevel ?? bots.at(-1)} onChange={event => setBotLevel(event.currentTarget.value)}>
          {bots.map(bot => (
            <option key={bot} value={bot}>
              {words().newGame.bot(levelName(bot))}
            </option>
          ))}
        </select>
      </label>
      {flag('private', t.private)}
      {flag('spectators', t.spectators)}
      {flag('chat', t.chat)}
      <label class="field">
        <span>{t.name}</span>
        <input
          type="text"
          maxLength={limits.tableName}
          value={title}
          onInput={event => setTitle(event.currentTarget.value)}
        />
      </label>
      {trouble && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      <button type="submit" class="main">
        {t.submit}
      </button>
    </form>
  );
}
