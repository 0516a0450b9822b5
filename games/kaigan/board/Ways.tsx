import { at, classes } from '@hanga/web/table/box.ts';
import { type Action, type ActionName, board, map, prices, type TrackName, tracks } from '../rules/index.ts';
import { Sign } from './Art.tsx';
import { lookAhead, worthAfter } from './ahead.ts';
import { type BoardContext, useBoard } from './context.ts';
import { Sum } from './Sum.tsx';
import { waysOf } from './selection.ts';

/** The ways of the action that is due, each with its price and what it gives at once. */
export function Ways() {
  const context = useBoard();
  const { view, regions, words, legal, picked, narrowed, text } = context;
  const { phase } = view;
  const chips = picked?.kind === 'tile' ? narrowed : waysOf(legal);
  const pointsAtMap = legal.some(({ kind }) => kind === 'map' || kind === 'mark');
  const hint =
    phase.kind === 'sendTo'
      ? words.onMapSend
      : phase.kind === 'sendFrom'
        ? words.onMapFrom
        : pointsAtMap && picked === undefined
          ? words.onMap
          : undefined;
  const due = 'space' in phase ? board.actionAt(view, phase.space) : undefined;
  return (
    <section
      class={classes('ways', chips.length === 0 && 'none', chips.length > 2 && 'many', chips.length > 4 && 'crowd')}
      style={at(regions.handScroll ?? regions.hand)}
      aria-label={words.ways}
    >
      <h2 class="unseen">{words.ways}</h2>
      {due && (
        <p class="due">
          <span class="sign">
            <Sign name={due} />
          </span>
          {hint ?? text.does[due]}
        </p>
      )}
      <ul>
        {chips.map(action => (
          <li key={JSON.stringify(action)}>
            <Way action={action} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Face {
  readonly sign: string;
  readonly word: string;
}

const isTrack = (name: string): name is TrackName => tracks.some(track => track === name);

function faceOf({ words, text, view }: BoardContext, action: Action): Face {
  const { phase } = view;
  switch (action.kind) {
    case 'perform':
      return {
        sign: 'space' in phase ? (board.actionAt(view, phase.space) as ActionName) : 'map',
        word: words.way.perform,
      };
    case 'survey':
      return { sign: 'survey', word: words.way.survey };
    case 'dispatch':
      return { sign: 'dispatch', word: words.way.send(action.surveyors) };
    case 'mapWidely':
      return { sign: 'mapWidely', word: words.way.mapEach(action.upTo) };
    case 'sideJob':
      if (isTrack(action.job)) return { sign: action.job, word: text.track[action.job] };
      return action.job === 'earn'
        ? { sign: 'sideJob', word: words.way.earn }
        : { sign: 'honor', word: words.way.honor };
    case 'map':
    case 'mark':
      return { sign: 'map', word: words.markers(action.markers) };
    default:
      return { sign: 'takeQuadrant', word: words.way.returnQuadrant };
  }
}

function Way({ action }: { readonly action: Action }) {
  const context = useBoard();
  const { view, mine, me, text, words } = context;
  const { sign, word } = faceOf(context, action);
  const { ryo, honor, steps } = lookAhead(view, [mine, action]);
  const cost = action.kind === 'mapWidely' ? prices.mapWidely[action.upTo].join('/') : ryo < 0 ? String(-ryo) : '';
  const isMark = action.kind === 'map' || action.kind === 'mark';
  const then = isMark ? worthAfter(view, [mine, action, action.place]) : undefined;
  const left = ryo === 0 ? '' : `. ${words.purseLeft(me.ryo + ryo)}`;
  const kind = isMark ? kindAt(context, action.place) : undefined;
  const promise = then && kind ? `. ${words.wouldGive(then.honor, text.track[kind], then.markers)}` : '';
  return (
    <button
      type="button"
      class="button way"
      {...(isMark ? { 'data-drop': '' } : { 'data-choice': '' })}
      aria-label={`${word}. ${text.action(action, view)}${left}${promise}`}
      title={text.action(action, view)}
      onClick={() => context.act(action)}
    >
      <span class="sign">
        <Sign name={sign} />
      </span>
      <span class="says">
        <span class="word">{word}</span>
        <span class="price" aria-hidden="true">
          {cost && <Sum sum={`−${cost}`} sign="ryo" />}
          {ryo > 0 && <Sum sum={`+${ryo}`} sign="ryo" />}
          {honor > 0 && <Sum sum={`+${honor}`} sign="honor" />}
          {steps.map((count, track) =>
            count > 0 ? <Sum key={track} sum={`+${count}`} sign={tracks[track] as string} /> : null,
          )}
          {then && kind && <Sum sum={`+${then.honor}`} sign="honor" />}
        </span>
      </span>
    </button>
  );
}

const kindAt = ({ view }: BoardContext, place: number): TrackName => map.tileOf(view.tiles[place] as number).kind;
