import { hadKept } from './kept.ts';

/** The place of the games to go on with while they are read, so that nothing moves under the finger. */
export const GoOnLater = () => (hadKept('going') ? <section class="shelf shelf-later" /> : null);
