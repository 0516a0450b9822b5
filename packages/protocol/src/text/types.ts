import type { SimpleRefusal } from '../refusal.ts';

/** What the server's refusals mean. A missing sentence does not compile. */
export type RefusalText = Readonly<Record<SimpleRefusal, string>>;
