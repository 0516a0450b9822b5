import type { OptionFieldsProps } from '@hanga/web/table/OptionSelects.tsx';
import { useEffect, useRef, useState } from 'preact/hooks';
import {
  type BaseSuitName,
  everySuit,
  kanagawa,
  type NewSuitName,
  newSuits,
  type Options,
  refuseOptions,
  suits,
  type YokaiOption,
} from '../rules/index.ts';
import { Art, Sign } from './Art.tsx';
import { backArt } from './drawings.ts';
import { text, words } from './text/spoken/index.ts';
import './yokaiFields.css';

type SuitName = BaseSuitName | NewSuitName;
type Half = keyof YokaiOption;
/** What is ticked, which need not make a table yet. */
type Ticked = Readonly<Record<Half, 'random' | readonly SuitName[]>>;

const halves: Readonly<Record<Half, readonly SuitName[]>> = { base: suits, new: newSuits };
const byChance: Ticked = { base: 'random', new: 'random' };

/** With the expansion or without; with it, which suits. The rules say what is wrong with a mix. */
export function YokaiFields({ options, language, onChange }: OptionFieldsProps<Options>) {
  const t = text[language];
  const w = words[language];
  const [ticked, setTicked] = useState<Ticked | undefined>(options.yokai);
  const refusal = ticked && refuseOptions({ ...options, yokai: ticked });
  const sentence = refusal ? t.optionRefusal(refusal) : '';
  const change = (yokai: Ticked | undefined): void => {
    setTicked(yokai);
    const { yokai: _, ...rest } = options;
    const changed = kanagawa.options(yokai ? { ...rest, yokai } : rest);
    if (changed) onChange(changed);
  };
  // A form with such a field in it does not start a game, and the browser says the sentence beside the field.
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.setCustomValidity(sentence), [sentence]);
  return (
    <div class="yokai-fields">
      <label class="with-yokai">
        <input
          ref={field}
          type="checkbox"
          checked={ticked !== undefined}
          aria-describedby={sentence ? 'yokai-refusal' : undefined}
          onChange={event => change(event.currentTarget.checked ? byChance : undefined)}
        />
        <span>{t.option.yokai}</span>
        {[0, 1, 2].map(index => (
          <Sign key={index} name={`yokai-${index}`} kind="pawn" />
        ))}
      </label>
      {ticked &&
        (Object.keys(halves) as Half[]).map(half => (
          <SuitFields
            key={half}
            legend={w.twoSuits(t.option[half])}
            random={t.option.random}
            names={halves[half]}
            nameOf={suit => capital(t.suit[suit])}
            ticked={ticked[half]}
            onChange={chosen => change({ ...ticked, [half]: chosen })}
          />
        ))}
      {ticked && (
        <p class="hint">
          <a href="#/learn/kanagawa/yokai">{w.learnYokai}</a> · <a href="#/rules/kanagawa/yokaiSetup">{w.yokaiRules}</a>
        </p>
      )}
      {sentence && (
        <p id="yokai-refusal" class="refusal" role="alert">
          {sentence}
        </p>
      )}
    </div>
  );
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

interface SuitFieldsProps {
  readonly legend: string;
  readonly random: string;
  readonly names: readonly SuitName[];
  readonly nameOf: (suit: SuitName) => string;
  readonly ticked: 'random' | readonly SuitName[];
  onChange(chosen: 'random' | readonly SuitName[]): void;
}

/** Suits by the backs of their cards, and a die that leaves the mix to chance. */
function SuitFields({ legend, random, names, nameOf, ticked, onChange }: SuitFieldsProps) {
  const isRandom = ticked === 'random';
  const chosen = isRandom ? [] : ticked;
  return (
    <fieldset class="suits">
      <legend>{legend}</legend>
      <label class="suit">
        <input
          type="checkbox"
          checked={isRandom}
          onChange={event => onChange(event.currentTarget.checked ? 'random' : names.slice(0, 2))}
        />
        <Die />
        <span>{random}</span>
      </label>
      {names.map(suit => (
        <label key={suit} class="suit">
          <input
            type="checkbox"
            checked={chosen.includes(suit)}
            onChange={event =>
              onChange(
                event.currentTarget.checked
                  ? names.filter(name => name === suit || chosen.includes(name))
                  : chosen.filter(name => name !== suit),
              )
            }
          />
          <Art picture={backArt(everySuit.indexOf(suit))} isLate={true} />
          <span>{nameOf(suit)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Two ivory dice, one over the other, as large as a card's back. */
function Die() {
  const pips = (places: readonly (readonly [number, number])[]) =>
    places.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r={x === 0 && y === 0 ? 12 : 8} />);
  return (
    <svg class="art dice" viewBox="0 0 200 300" aria-hidden="true" focusable="false">
      <g transform="translate(80 98) rotate(-12)">
        <rect x={-58} y={-58} width={116} height={116} rx={18} />
        <g class="pip-one">{pips([[0, 0]])}</g>
      </g>
      <g transform="translate(122 204) rotate(9)">
        <rect x={-58} y={-58} width={116} height={116} rx={18} />
        <g>
          {pips([
            [-30, -30],
            [30, -30],
            [0, 0],
            [-30, 30],
            [30, 30],
          ])}
        </g>
      </g>
    </svg>
  );
}
