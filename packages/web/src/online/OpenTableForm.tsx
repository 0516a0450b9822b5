import type { GameTypes } from '@hanga/kernel';
import { type Clock, limits, type Me, type NewTable } from '@hanga/protocol';
import { useState } from 'preact/hooks';
import { entryOf, firstGame, gameCalled, useFront } from '../games/index.ts';
import { levelName, levelsAmong } from '../levels.ts';
import { go } from '../router.ts';
import { settings } from '../settings.ts';
import { ChoiceField } from '../shell/ChoiceField.tsx';
import { words } from '../text/index.ts';
import { api } from './api.ts';
import { ClockFields } from './ClockFields.tsx';
import { clockChoices, type Preset } from './clockChoices.ts';
import { beCalled } from './me.ts';
import { PatienceField } from './PatienceField.tsx';
import { onlineWords } from './text/index.ts';

interface OpenTableFormProps {
  readonly me: Me;
  /** Without one, every choice is shown. */
  readonly preset?: Preset;
}

/** A table to be opened: which game, who may sit where, how much time. */
export function OpenTableForm({ me, preset }: OpenTableFormProps) {
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
  const [clock, setClock] = useState<Clock>(clockChoices[preset?.clock ?? 'none']);
  const [flags, setFlags] = useState({ private: preset?.private ?? false, spectators: true, chat: true });
  const [chosenLevel, setBotLevel] = useState<string>();
  const [patience, setPatience] = useState<number>(limits.patience.usual);
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
      clock,
      patience,
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
  return (
    <form class="form" onSubmit={event => void open(event)}>
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
      <ChoiceField
        label={words().newGame.game}
        value={game}
        choices={offered.map(({ id }) => ({ value: id, word: entryOf(id)?.name ?? id }))}
        onChange={setGame}
      />
      <ChoiceField
        label={words().newGame.players}
        value={seats}
        choices={entry.seats.map(value => ({ value, word: String(value) }))}
        onChange={setCount}
      />
      <details class="more-choices" open={!preset}>
        <summary>{t.more}</summary>
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
        <ClockFields now={clock} onChange={setClock} />
        {clock.kind === 'none' && <PatienceField now={patience} onChange={setPatience} />}
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
      </details>
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
