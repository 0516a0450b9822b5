import { skeletonOf } from '@hanga/protocol';
import type { AccountName } from '../storage/accounts.ts';
import { accountName } from './passwords.ts';

/** What an account of this name is found by. */
export const namesOf = (name: string): AccountName => ({
  name,
  account: accountName(name),
  skeleton: skeletonOf(name),
});
