import type { Refusal, SimpleRefusal } from '@hanga/protocol';
import { refusalText } from '@hanga/protocol';
import { tableText } from '@hanga/table';
import { Failure, statusOf } from '../api/call.ts';

/** Where programs are at home: what they are told is in another form than what pages are told. */
export const BOT_API = '/api/v1/';

/** What a program is told: a code that stays, a sentence to read, and what the game itself says. */
export interface FailureBody {
  readonly code: string;
  readonly message: string;
  readonly detail?: unknown;
}

export function failureBody(why: Refusal): FailureBody {
  switch (why.kind) {
    case 'table':
      return { code: why.refusal, message: tableText.en.refusal[why.refusal] };
    case 'rules':
      return {
        code: 'rules',
        message: 'The rules do not allow this action: it is not in `legal`.',
        detail: why.refusal,
      };
    default:
      return { code: why.kind, message: refusalText.en[why.kind] };
  }
}

const statusFor = (why: Refusal): number => {
  if (why.kind === 'table') return 409;
  return why.kind === 'rules' ? 400 : (statusOf[why.kind] ?? 400);
};

export const failure = (why: Refusal, detail?: unknown): Failure =>
  new Failure(statusFor(why), { ...failureBody(why), ...(detail !== undefined && { detail }) });

/** What is refused before any route: to programs in their form, to pages in theirs. */
export const refusedBody = (url: string, kind: SimpleRefusal): object =>
  url.startsWith(BOT_API) ? failureBody({ kind }) : { why: { kind } };
