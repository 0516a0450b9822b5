import type { Language } from '@hanga/kernel';
import { Drawing } from '@hanga/web/learn/Picture.tsx';
import { useMemo } from 'preact/hooks';
import { cardFace, cardSize } from '../art/index.ts';
import { diplomaOf, everyCard, type LessonCard } from '../rules/index.ts';
import { text } from '../text/index.ts';
import { badge } from './badge.ts';
import { DiplomaSlip } from './DiplomaSlip.tsx';
import { closeText } from './text/close/index.ts';

/** A part of a card: where its number stands on the picture, and what it is. */
type Part = readonly [spot: readonly [x: number, y: number], says: string];

function partsOf(card: LessonCard, language: Language): readonly Part[] {
  const [t, words] = [text[language], closeText[language]];
  const { season, brushes, landscape, subject, count, harmony } = card.print;
  const [one, many] = subject ? t.subject[subject] : [];
  return [
    [[66, 33], words.season(t.season[season])],
    [[138, 33], words.asks(brushes, t.landscape[landscape])],
    ...(card.yokai ? [[[68, 84], words.yokai] as const] : []),
    ...(one && many ? [[[30, 270], words.subject(count === 1 ? one : `${count} ${many}`)] as const] : []),
    ...(harmony ? [[[146, 282], words.printHarmony(harmony)] as const] : []),
    [[26, 372], words.plank(t.studioPart(card))],
  ];
}

interface CloseProps {
  readonly name: string;
  readonly isAlone: boolean;
  readonly language: Language;
}

/** A card or a diploma, large. */
export function Close(props: CloseProps) {
  const [kind, number] = props.name.split('-');
  return kind === 'diploma' ? (
    <CloseDiploma {...props} number={Number(number)} />
  ) : (
    <CloseCard {...props} number={Number(number)} />
  );
}

function CloseDiploma({ number, isAlone, language }: CloseProps & { readonly number: number }) {
  return (
    <figure class={isAlone ? 'is-alone' : undefined}>
      <DiplomaSlip number={number} />
      <figcaption>{text[language].diploma(diplomaOf(number))}</figcaption>
    </figure>
  );
}

/** Alone, its parts are numbered and named. */
function CloseCard({ number, isAlone, language }: CloseProps & { readonly number: number }) {
  const card = everyCard[number];
  const parts = useMemo(() => (card && isAlone ? partsOf(card, language) : []), [card, isAlone, language]);
  const art = useMemo(
    () => (card ? [cardFace(card, number), parts.map(([spot], index) => badge(index + 1, spot))] : []),
    [card, parts],
  );
  if (!card) return null;
  const label = text[language].cardName(number);
  return (
    <figure class={isAlone ? 'is-alone' : undefined}>
      <Drawing {...cardSize} art={art} label={label} />
      {isAlone ? (
        <ol>
          {parts.map(([, says]) => (
            <li key={says}>{says}</li>
          ))}
        </ol>
      ) : (
        <figcaption aria-hidden="true">{label}</figcaption>
      )}
    </figure>
  );
}
