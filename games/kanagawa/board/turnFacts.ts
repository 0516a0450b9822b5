import type { Boxed } from '../art/index.ts';
import { everyCard, type SeenEvent, type SubjectName } from '../rules/index.ts';

/** One thing that a turn brought, as a small picture. */
export type TurnFact =
  | { readonly kind: 'waited' | 'empty' }
  | { readonly kind: 'took' | 'placed'; readonly count: number }
  | { readonly kind: 'subject'; readonly subject: SubjectName; readonly count: number }
  | { readonly kind: 'sign'; readonly sign: string; readonly box: Boxed; readonly count: number }
  | { readonly kind: 'diploma'; readonly diploma: number; readonly isLeft: boolean };

/** What a turn brought, in the order in which it is told: cards taken, the print, the studio, gains, diplomas. */
export function turnFacts(events: readonly SeenEvent[], color: number): TurnFact[] {
  const subjects = new Map<SubjectName, number>();
  const signs = new Map<string, { readonly box: Boxed; count: number }>();
  const painted = new Map<string, { readonly box: Boxed; count: number }>();
  const add = (to: typeof signs, sign: string, box: Boxed): void => {
    const known = to.get(sign);
    if (known) known.count++;
    else to.set(sign, { box, count: 1 });
  };
  const first: TurnFact[] = [];
  const diplomas: TurnFact[] = [];
  let placed = 0;
  for (const event of events) {
    switch (event.kind) {
      case 'waited':
        first.push({ kind: 'waited' });
        break;
      case 'leftEmptyHanded':
        first.push({ kind: 'empty' });
        break;
      case 'took':
        first.push({ kind: 'took', count: event.cards.length });
        break;
      case 'extendedPrint': {
        const { subject, count = 1, season } = everyCard[event.card]!.print;
        if (subject) subjects.set(subject, (subjects.get(subject) ?? 0) + count);
        else add(painted, `season-${season}`, 'icon');
        break;
      }
      case 'improvedStudio': {
        const { landscape, icon } = everyCard[event.card]!.studio;
        if (landscape) add(signs, landscape, 'icon');
        // A brush, the Assistant and a yokai are told when they come or go.
        if (icon === 'arrow' || icon === 'keep') add(signs, `icon-${icon}`, 'icon');
        break;
      }
      case 'gainedBrush':
        add(signs, `brush-ready-${color}`, 'pawn');
        break;
      case 'gainedStorm':
        add(signs, 'stormToken', 'pawn');
        break;
      case 'gainedAssistant':
        add(signs, 'assistant', 'pawn');
        break;
      case 'yokaiArrived':
        add(signs, 'yokai-0', 'pawn');
        break;
      case 'passedYokai':
        add(signs, 'icon-passYokai', 'icon');
        break;
      case 'tookDiploma':
        diplomas.push({ kind: 'diploma', diploma: event.diploma, isLeft: false });
        break;
      case 'leftDiplomas':
        diplomas.push(...event.diplomas.map(diploma => ({ kind: 'diploma', diploma, isLeft: true }) as const));
        break;
      case 'placedBrush':
        placed++;
        break;
      default:
    }
  }
  const asFacts = (from: typeof signs): TurnFact[] =>
    [...from].map(([sign, { box, count }]) => ({ kind: 'sign', sign, box, count }));
  return [
    ...first,
    ...[...subjects].map(([subject, count]) => ({ kind: 'subject', subject, count }) as const),
    ...asFacts(painted),
    ...asFacts(signs),
    ...diplomas,
    ...(placed > 0 ? [{ kind: 'placed', count: placed } as const] : []),
  ];
}
