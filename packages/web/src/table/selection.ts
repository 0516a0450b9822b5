interface Kinded {
  readonly kind: string;
}
export type OfKind<Action extends Kinded, Kind extends Action['kind']> = Action & { readonly kind: Kind };

/** The actions of one kind. */
export const ofKind = <Action extends Kinded, Kind extends Action['kind']>(
  actions: readonly Action[],
  kind: Kind,
): OfKind<Action, Kind>[] => actions.filter((action): action is OfKind<Action, Kind> => action.kind === kind);

export const isSamePick = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
