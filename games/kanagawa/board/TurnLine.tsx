import type { TurnLineProps } from '@hanga/web/games/front.ts';
import { diplomaOf, type Kanagawa, type SeenEvent } from '../rules/index.ts';
import { Art, Sign } from './Art.tsx';
import { slipArt } from './drawings.ts';
import { text, turnWords } from './text/spoken/index.ts';
import { type TurnFact, turnFacts } from './turnFacts.ts';
import './turnLine.css';

/** A turn in pictures: 3 cards, +3 trees, a diploma of 7. The words of it are said by what stands around. */
export function TurnLine({ table, entries, language }: TurnLineProps<Kanagawa>) {
  const seat = entries[0]?.seat ?? 0;
  const events = entries.flatMap(entry => entry.events) as readonly SeenEvent[];
  const facts = turnFacts(events, table.seats[seat]?.color ?? seat);
  return (
    <span class="k-turn">
      {facts.map((fact, i) => (
        <Fact key={i} fact={fact} language={language} />
      ))}
    </span>
  );
}

function Fact({ fact, language }: { readonly fact: TurnFact; readonly language: TurnLineProps<Kanagawa>['language'] }) {
  const t = turnWords[language];
  switch (fact.kind) {
    case 'waited':
      return <span>{t.waits}</span>;
    case 'empty':
      return <span>{t.leaves}</span>;
    case 'took':
      return <span>{t.cards(fact.count)}</span>;
    case 'placed':
      return <span class="soft">{t.brushes(fact.count)}</span>;
    case 'subject':
      return (
        <span class="k-fact">
          +{fact.count}
          <Sign name={fact.subject} kind="subject" />
        </span>
      );
    case 'sign':
      return (
        <span class="k-fact">
          {fact.count > 1 && fact.count}
          <Sign name={fact.sign} kind={fact.box} />
        </span>
      );
    case 'diploma':
      return (
        <span
          class={fact.isLeft ? 'k-fact slip left' : 'k-fact slip'}
          title={text[language].diploma(diplomaOf(fact.diploma))}
        >
          <Art picture={slipArt(fact.diploma)} isLate />
        </span>
      );
  }
}
