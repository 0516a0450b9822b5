import type { Messages } from './text/types.ts';

/** Something that the user can put right: one line on stderr, exit 2, no stack trace. */
export class UserError extends Error {}

/** A failed access to a file, in words. Anything else that was thrown goes on as it is. */
export function aboutFile(messages: Messages, file: string, error: unknown): Error {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  if (code === undefined) return error instanceof Error ? error : new Error(String(error));
  return new UserError(messages.fileProblem(file, code));
}
