import { Component, type ComponentChild, type ComponentType } from 'preact';

const isSame = (one: object, other: object): boolean => {
  const [before, after] = [one as Record<string, unknown>, other as Record<string, unknown>];
  const names = Object.keys(after);
  return names.length === Object.keys(before).length && names.every(name => Object.is(before[name], after[name]));
};

/** A part of the board that is drawn anew only when something it shows has changed. */
export function memo<Props extends object>(draw: (props: Props) => ComponentChild): ComponentType<Props> {
  return class extends Component<Props> {
    override shouldComponentUpdate(next: Props): boolean {
      return !isSame(this.props, next);
    }
    override render(): ComponentChild {
      return draw(this.props);
    }
  };
}
