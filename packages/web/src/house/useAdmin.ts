import type { AdminCommand } from '@hanga/protocol';
import { useState } from 'preact/hooks';
import { api, Refused } from '../online/api.ts';

export interface Orders {
  /** Whether the password has to be given first; `undefined` until the server has said. */
  readonly isLocked: boolean | undefined;
  readonly unlock: (password: string) => Promise<void>;
  readonly order: <Answer>(command: AdminCommand) => Promise<Answer>;
}

/** What is asked of the server here; it may want the password first. */
export function useAdmin(): Orders {
  const [isLocked, setLocked] = useState<boolean>();
  return {
    isLocked,
    async unlock(password) {
      await api.confirmAdmin(password);
      setLocked(false);
    },
    async order<Answer>(command: AdminCommand) {
      try {
        const answer = await api.admin<Answer>(command);
        setLocked(false);
        return answer;
      } catch (error) {
        if (error instanceof Refused && error.kind === 'confirmAdmin') setLocked(true);
        throw error;
      }
    },
  };
}
