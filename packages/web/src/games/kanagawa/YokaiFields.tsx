import {
  type BaseSuitName,
  kanagawa,
  type NewSuitName,
  newSuits,
  type Options,
  refuseOptions,
  suits,
  text,
  type YokaiOption,
} from '@hanga/kanagawa';
import type { Language } from '@hanga/kernel';
import { useEffect, useRef, useState } from 'preact/hooks';
import { words } from './words.ts';

interface YokaiFieldsProps {
  readonly options: Options;
  readonly language: Language;
  onChange(options: Options): void;
}

type SuitName = BaseSuitName | NewSuitName;
type Half = keyof YokaiOption;
/** What is ticked, which need not make a table yet. */
type Ticked = Readonly<Record<Half, 'random' | readonly SuitName[]>>;

const halves: Readonly<Record<Half, readonly SuitName[]>> = { base: suits, new: newSuits };
const byChance: Ticked = { base: 'random', new: 'random' };

/** With the expansion or without; with it, which suits. The rules say what is wrong with a mix. */
export function YokaiFields({ options, language, onChange }: YokaiFieldsProps) {
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
  const field = useRef<HTMLSelectElement>(null);
  useEffect(() => field.current?.setCustomValidity(sentence), [sentence]);
  return (
    <>
      <label class="field">
        <span>{t.option.yokai}</span>
        <select
          ref={field}
          value={ticked ? 'on' : 'off'}
          aria-describedby={sentence ? 'yokai-refusal' : undefined}
          onChange={event => change(event.currentTarget.value === 'on' ? byChance : undefined)}
        >
          <option value="off">{t.option.off}</option>
          <option value="on">{w.withYokai}</option>
        </select>
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
    </>
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

function SuitFields({ legend, random, names, nameOf, ticked, onChange }: SuitFieldsProps) {
  const isRandom = ticked === 'random';
  const chosen = isRandom ? [] : ticked;
  return (
    <fieldset class="suits">
      <legend>{legend}</legend>
      <label>
        <input
          type="checkbox"
          checked={isRandom}
          onChange={event => onChange(event.currentTarget.checked ? 'random' : names.slice(0, 2))}
        />
        {random}
      </label>
      {names.map(suit => (
        <label key={suit}>
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
          {nameOf(suit)}
        </label>
      ))}
    </fieldset>
  );
}
