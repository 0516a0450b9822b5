import * as v from 'valibot';
import { limits } from './limits.ts';
import { Id, Name, SeatNumber, shownText } from './schemas.ts';

/** A person by id or by name, or a part of either. */
const Words = v.pipe(v.string(), v.maxLength(200));

/** What those who administer a server can ask of it. The first six only look. */
export const AdminCommand = v.variant('kind', [
  v.object({ kind: v.literal('overview') }),
  v.object({ kind: v.literal('people'), find: v.optional(Words, '') }),
  v.object({ kind: v.literal('tables'), find: v.optional(Words, '') }),
  v.object({ kind: v.literal('reports') }),
  v.object({ kind: v.literal('log') }),
  v.object({ kind: v.literal('admins') }),
  v.object({ kind: v.literal('rename'), who: Words, name: Name }),
  v.object({ kind: v.literal('ban'), who: Words }),
  v.object({ kind: v.literal('unban'), who: Words }),
  v.object({ kind: v.literal('deletePerson'), who: Words }),
  v.object({ kind: v.literal('endTable'), table: Id }),
  v.object({ kind: v.literal('deleteTable'), table: Id }),
  v.object({ kind: v.literal('closeReport'), report: Id }),
  /** Without a text, nothing is announced any more. */
  v.object({ kind: v.literal('announce'), text: v.optional(shownText(limits.announcement)) }),
  v.object({ kind: v.literal('readOnly'), on: v.boolean() }),
  v.object({ kind: v.literal('closed'), on: v.boolean() }),
  v.object({ kind: v.literal('backup') }),
  /** On the command line alone: who administers. */
  v.object({ kind: v.literal('grant'), who: Words }),
  v.object({ kind: v.literal('revoke'), who: Words }),
]);
export type AdminCommand = v.InferOutput<typeof AdminCommand>;

/** `POST /api/reports`: whose name, which message, or the name of the table itself. */
export const NewReport = v.object({
  table: Id,
  what: v.variant('kind', [
    v.object({ kind: v.literal('name'), seat: SeatNumber }),
    v.object({ kind: v.literal('message'), no: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
    v.object({ kind: v.literal('table') }),
  ]),
  note: v.optional(shownText(limits.chat)),
});
export type NewReport = v.InferInput<typeof NewReport>;
