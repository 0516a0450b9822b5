import { fastRng, type Game, type GameTypes } from '@hanga/kernel';

/** Answers are kept as long as the view that they belong to. */
export function remembered<View extends object, Key, Answer>(
  ask: (view: View, key: Key) => Answer,
): (view: View, key: Key) => Answer {
  const memory = new WeakMap<View, Map<string, Answer>>();
  return (view, key) => {
    const known = memory.get(view) ?? new Map<string, Answer>();
    memory.set(view, known);
    const name = JSON.stringify(key);
    let answer = known.get(name);
    if (answer === undefined) {
      answer = ask(view, key);
      known.set(name, answer);
    }
    return answer;
  };
}

/** A world that the viewer's own view allows, to ask the rules in; hidden things are guessed, so nothing may read them. */
export const worldsOf = <T extends GameTypes>(rules: Pick<Game<T>, 'imagine'>): ((view: T['View']) => T['State']) => {
  const imagined = remembered((view: T['View']) => rules.imagine(view, fastRng(1)));
  return view => imagined(view, undefined);
};
