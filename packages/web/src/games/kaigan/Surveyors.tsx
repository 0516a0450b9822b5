import type { PlaceId } from '@hanga/kaigan';
import { classes } from '../table/box.ts';
import { startDrag } from '../table/drag.ts';
import { Sign } from './Art.tsx';
import { useDesk } from './desk.ts';
import { pieceOf } from './pieces.ts';
import { ofKind } from './selection.ts';

/** Who stands here. My own can be taken when one is to be sent. */
export function Surveyors({ id }: { readonly id: PlaceId }) {
  const desk = useDesk();
  const { view, colorOf, legal, mine, words, text, who } = desk;
  const from = ofKind(legal, 'from').find(action => action.place === id);
  const { phase } = view;
  const isLeaving = phase.kind === 'sendTo' && phase.from === id;
  return (
    <div class="standing">
      {view.players.flatMap(({ surveyors }, seat) =>
        Array.from({ length: surveyors[id] as number }, (_, index) => {
          const piece = pieceOf.surveyor(seat, id, index);
          const isLast = index === (surveyors[id] as number) - 1;
          const sign = <Sign name={`surveyor-${colorOf(seat)}`} />;
          if (from && seat === mine && isLast) {
            return (
              <button
                key={piece}
                type="button"
                class="surveyor choice"
                data-piece={piece}
                data-choice=""
                aria-label={`${words.fromTile}. ${text.action(from, view)}`}
                onClick={() => desk.act(from)}
                onPointerDown={event => startDrag(event, { begin: () => desk.act(from), miss: desk.undo })}
              >
                {sign}
              </button>
            );
          }
          return (
            <span
              key={piece}
              class={classes('surveyor', isLeaving && seat === phase.seat && isLast && 'leaving')}
              title={words.surveyorsOf(who(seat), surveyors[id] as number)}
              data-piece={piece}
              onPointerDown={
                isLeaving && seat === mine && legal.length > 0
                  ? event => startDrag(event, { begin: () => {}, miss: () => {} })
                  : undefined
              }
            >
              {sign}
            </span>
          );
        }),
      )}
    </div>
  );
}
