import { settings } from '../settings.ts';

/** A rating with one decimal: finer than that, nobody can be sure of it. */
export const formatRating = (rating: number): string =>
  rating.toLocaleString(settings.value.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
