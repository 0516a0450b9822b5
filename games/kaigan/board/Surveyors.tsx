import { classes } from '@hanga/web/table/box.ts';
import { startDrag } from '@hanga/web/table/drag.ts';
import { ofKind } from '@hanga/web/table/selection.ts';
import type { PlaceId } from '../rules/index.ts';
import { Sign } from './Art.tsx';
import { useBoard } from './context.ts';
import { pieceOf } from './pieces.ts';

/** Who stands here. My own can be taken when one is to be sent. */
export function Surveyors({ id }: { readonly id: PlaceId }) {
  const context = useBoard();
  const { view, colorOf, legal, mine, words, text, who } = context;
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
                onClick={() => context.act(from)}
                onPointerDown={event => startDrag(event, { begin: () => context.act(from), miss: context.undo })}
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
