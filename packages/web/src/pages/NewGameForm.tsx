import type { LevelName } from '@hanga/bots/levels';
import type { GameTypes } from '@hanga/kernel';
import { useState } from 'preact/hooks';
import { type Seat as Livery, liveries, seats as liverySeats, mon } from '../art/liveries.ts';
import { toSvg } from '../art/toSvg.ts';
import { node } from '../art/tree.ts';
import { firstGame, type GameEntry, gameCalled, games, useFront } from '../games/index.ts';
import { levelName, levelsOf, usualLevel } from '../levels.ts';
import { settings } from '../settings.ts';
import { ChoiceField } from '../shell/ChoiceField.tsx';
import type { SeatInfo } from '../source/source.ts';
import { words } from '../text/index.ts';
import './NewGameForm.css';

interface SeatForm {
  /** Empty for a person, `usual` until a level is chosen. */
  readonly bot: '' | 'usual' | LevelName;
  readonly name: string;
  readonly color: Livery;
}

interface NewGameFormProps {
  /** Options left as they are come as `undefined`. */
  readonly onStart: (entry: GameEntry, seats: SeatInfo[], options: GameTypes['Options'] | undefined) => void;
}

/** Which game, who sits where, and how: a short form. */
export function NewGameForm({ onStart }: NewGameFormProps) {
  const t = words();
  const [id, setId] = useState(firstGame.id);
  const entry = gameCalled(id);
  const front = useFront(id);
  const [wanted, setCount] = useState(3);
  const count = entry.seats.includes(wanted) ? wanted : entry.quickSeats;
  const [chosen, setChosen] = useState<{ readonly of: string; readonly options: GameTypes['Options'] }>();
  const options = chosen?.of === id ? chosen.options : undefined;
  const [seats, setSeats] = useState<readonly SeatForm[]>(
    liverySeats.map(seat => ({ bot: seat === 0 ? '' : 'usual', name: '', color: seat })),
  );
  const levels = levelsOf(entry);
  /** A level that this game does not have gives way to its usual one. */
  const levelIn = ({ bot }: SeatForm): '' | LevelName =>
    bot === '' ? '' : (levels.find(level => level === bot) ?? usualLevel(entry));
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
      ...(form.bot && { bot: levelIn(form) }),
    }));
    onStart(entry, infos, options);
  };
  return (
    <form class="panel form" onSubmit={start}>
      <h2>{t.newGame.title}</h2>
      <div class="form-halves">
        <div>
          {games.length > 1 && (
            <ChoiceField
              label={t.newGame.game}
              value={id}
              choices={games.map(({ id: value, name: word }) => ({ value, word }))}
              onChange={setId}
            />
          )}
          <ChoiceField
            label={t.newGame.players}
            value={count}
            choices={entry.seats.map(value => ({ value, word: String(value) }))}
            onChange={setCount}
          />
          {seats.slice(0, count).map((form, seat) => (
            <fieldset key={seat} class="seat">
              <legend>{t.newGame.seat(seat + 1)}</legend>
              <select
                aria-label={t.newGame.who}
                value={levelIn(form)}
                onChange={event => change(seat, { bot: event.currentTarget.value as SeatForm['bot'] })}
              >
                <option value="">{t.newGame.person}</option>
                {levels.map(level => (
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
              <ChoiceField
                class="swatches"
                label={t.newGame.color}
                value={form.color}
                choices={liverySeats.map(color => ({
                  value: color,
                  word: t.newGame.colors[color],
                  shown: <Swatch color={color} />,
                }))}
                onChange={color => change(seat, { color })}
              />
            </fieldset>
          ))}
        </div>
        <div>
          {front?.OptionFields && (
            <front.OptionFields
              options={options ?? front.defaultOptions}
              language={settings.value.language}
              onChange={changed => setChosen({ of: id, options: changed })}
            />
          )}
        </div>
      </div>
      <button type="submit" class="main">
        {t.newGame.start}
      </button>
    </form>
  );
}

/** A colour with the crest that tells it apart from the others for whoever sees none. */
function Swatch({ color }: { readonly color: Livery }) {
  const { color: fill, deep: stroke } = liveries[color];
  const crest = toSvg([node('circle', { r: 12.5, fill, stroke }), mon(color, '#f8f6ef')]);
  return <svg viewBox="-14 -14 28 28" aria-hidden="true" dangerouslySetInnerHTML={{ __html: crest }} />;
}
