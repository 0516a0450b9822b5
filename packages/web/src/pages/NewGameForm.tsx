import { type LevelName, levelNames } from '@hanga/bots/levels';
import type { GameTypes } from '@hanga/kernel';
import { useState } from 'preact/hooks';
import { type GameEntry, type GameId, gameIds, games, useFront } from '../games/index.ts';
import { levelName, usualLevel } from '../levels.ts';
import { settings } from '../settings.ts';
import type { SeatInfo } from '../source/source.ts';
import { words } from '../text/index.ts';

interface SeatForm {
  /** Empty for a person. */
  readonly bot: '' | LevelName;
  readonly name: string;
  readonly color: number;
}

interface NewGameFormProps {
  /** Options left as they are come as `undefined`. */
  readonly onStart: (entry: GameEntry, seats: SeatInfo[], options: GameTypes['Options'] | undefined) => void;
}

/** Which game, who sits where, and how: a short form. */
export function NewGameForm({ onStart }: NewGameFormProps) {
  const t = words();
  const [id, setId] = useState<GameId>('kanagawa');
  const entry = games[id];
  const front = useFront(id);
  const [wanted, setCount] = useState(3);
  const count = entry.seats.includes(wanted) ? wanted : entry.quickSeats;
  const [chosen, setChosen] = useState<{ readonly of: GameId; readonly options: GameTypes['Options'] }>();
  const options = chosen?.of === id ? chosen.options : undefined;
  const [seats, setSeats] = useState<readonly SeatForm[]>(
    [0, 1, 2, 3].map(seat => ({ bot: seat === 0 ? '' : usualLevel, name: '', color: seat })),
  );
  const nameOf = ({ bot, name }: SeatForm, seat: number): string =>
    name.trim() || (bot ? (t.botNames[seat] as string) : seat === 0 ? t.you : t.newGame.seat(seat + 1));
  /** Two players never share a colour: whoever had it gets the other's. */
  const change = (seat: number, changed: Partial<SeatForm>): void =>
    setSeats(
      seats.map((form, i) => {
        if (i === seat) return { ...form, ...changed };
        return changed.color === form.color ? { ...form, color: seats[seat]!.color } : form;
      }),
    );
  const start = (event: Event): void => {
    event.preventDefault();
    const infos = seats.slice(0, count).map((form, seat) => ({
      name: nameOf(form, seat),
      color: form.color,
      ...(form.bot && { bot: form.bot }),
    }));
    onStart(entry, infos, options);
  };
  return (
    <form class="panel form" onSubmit={start}>
      <h2>{t.newGame.title}</h2>
      {gameIds.length > 1 && (
        <label class="field">
          <span>{t.newGame.game}</span>
          <select value={id} onChange={event => setId(event.currentTarget.value as GameId)}>
            {gameIds.map(each => (
              <option key={each} value={each}>
                {games[each].name}
              </option>
            ))}
          </select>
        </label>
      )}
      <label class="field">
        <span>{t.newGame.players}</span>
        <select value={count} onChange={event => setCount(Number(event.currentTarget.value))}>
          {entry.seats.map(number => (
            <option key={number} value={number}>
              {number}
            </option>
          ))}
        </select>
      </label>
      {seats.slice(0, count).map((form, seat) => (
        <fieldset key={seat} class="seat">
          <legend>{t.newGame.seat(seat + 1)}</legend>
          <select
            aria-label={t.newGame.who}
            value={form.bot}
            onChange={event => change(seat, { bot: event.currentTarget.value as SeatForm['bot'] })}
          >
            <option value="">{t.newGame.person}</option>
            {levelNames.map(level => (
              <option key={level} value={level}>
                {t.newGame.bot(levelName(level))}
              </option>
            ))}
          </select>
          <input
            type="text"
            maxLength={24}
            aria-label={t.newGame.name}
            placeholder={nameOf({ ...form, name: '' }, seat)}
            value={form.name}
            onInput={event => change(seat, { name: event.currentTarget.value })}
          />
          <select
            aria-label={t.newGame.color}
            value={form.color}
            data-color={form.color}
            onChange={event => change(seat, { color: Number(event.currentTarget.value) })}
          >
            {t.newGame.colors.map((color, i) => (
              <option key={color} value={i}>
                {color}
              </option>
            ))}
          </select>
        </fieldset>
      ))}
      {front && (
        <front.OptionFields
          options={options ?? front.defaultOptions}
          language={settings.value.language}
          onChange={changed => setChosen({ of: id, options: changed })}
        />
      )}
      <button type="submit" class="main">
        {t.newGame.start}
      </button>
    </form>
  );
}
