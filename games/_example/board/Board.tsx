import type { BoardProps as AnyBoardProps } from '@hanga/web/games/front.ts';
import type { MainButton } from '@hanga/web/table/Bar.tsx';
import { BoardSection } from '@hanga/web/table/BoardSection.tsx';
import { type BoardPlan, useBoardState } from '@hanga/web/table/useBoardState.ts';
import { useEffect, useState } from 'preact/hooks';
import { type Dochu, goalOf, type PlaceId } from '../rules/index.ts';
import { text as texts } from '../text/index.ts';
import { Cards } from './Cards.tsx';
import type { BoardContext } from './context.ts';
import { type Layout, layoutOf, placesOf } from './layout.ts';
import { Plate } from './Plate.tsx';
import { Road } from './Road.tsx';
import './board.css';

export type BoardProps = AnyBoardProps<Dochu>;

/** What is this game's own in the way its board behaves: nothing is picked up, and all is in sight at once. */
const plan: BoardPlan<Dochu, never, Layout, never> = {
  regionsOf: (view, size) => layoutOf(view.players.length, size),
  placesOf: ({ view, regions }) => placesOf(view, regions),
  // Whatever moves was on the table before.
  motionOf: () => ({ origins: new Map() }),
  endsItself: ({ kind }) => kind === 'end',
};

/** The table: a function of its props, and of the place that a hovered or focused card points at. */
export function Board(props: BoardProps) {
  const text = texts[props.settings.language];
  const state = useBoardState(props, text, plan);
  const { view, legal, mine, who } = state.context;
  const context: BoardContext = { ...state.context, text, words: text.board };
  const [pointed, point] = useState<PlaceId | undefined>(undefined);
  useEffect(() => point(undefined), [props.table.move]);

  const walks = legal.filter(action => action.kind === 'walk');
  // Of two cards that lead to the same place the first one is taken.
  const goals = new Map(walks.map(action => [goalOf(view, mine, action.card), action] as const).toReversed());
  return (
    <BoardSection
      class="dochu"
      board={props}
      state={state}
      context={context}
      ask={text.prompt(view, who)}
      main={endOf(context)}
    >
      <Road goals={goals} pointed={pointed} />
      <Cards walks={walks} onPoint={point} />
      <section>
        <h2 class="unseen">{text.terms.travellers}</h2>
        {view.players.map((_, seat) => (
          <Plate key={seat} seat={seat} />
        ))}
      </section>
    </BoardSection>
  );
}

/** The decision that is no thing on the table: to end the turn. */
function endOf({ legal, view, text, act, isAsked }: BoardContext): MainButton {
  const end = legal.find(({ kind }) => kind === 'end');
  return {
    label: text.action({ kind: 'end' }, view),
    isDue: isAsked,
    press: end && (() => act(end)),
    isOnly: legal.length === 1,
    refusal: () => text.refusal({ kind: 'walkFirst' }),
  };
}
