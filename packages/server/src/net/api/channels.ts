import { fallbackLanguage, type Language } from '@hanga/kernel';
import { type ChannelName, Channels } from '@hanga/protocol';
import * as v from 'valibot';
import { changeChannels, channelsOf, myChannels, noteTrouble, withWanted } from '../../notify/channels.ts';
import { linkTo, mailboxHash } from '../../notify/mail.ts';
import { noticeWords } from '../../notify/text/index.ts';
import { hashOf, newToken } from '../../people/secrets.ts';
import type { Player } from '../../storage/people.ts';
import { Buckets } from '../bounds.ts';
import type { People } from './apiContext.ts';
import { parsed, type Refused, type Route, refuse } from './call.ts';

const HOUR = 3600;
/** Letters to addresses that are not confirmed: by one player and to one mailbox a day, from one address an hour. */
const PER_PLAYER = 5;
const PER_MAILBOX = 3;
const PER_ADDRESS = 10;
const Test = v.object({ way: v.picklist(['push', 'email', 'webhook']) });

/** The ways by which one is told of one's turn. All quiet until set. */
export function channelRoutes({ context, sessions }: People): Route[] {
  const { store, outbox, clock, random, options } = context;
  const letters = new Buckets(PER_ADDRESS / HOUR, PER_ADDRESS);
  const tests = new Buckets(10 / HOUR, 5);

  async function mayWriteTo(email: string, player: string): Promise<boolean> {
    const [byPlayer, toMailbox] = await store.tokens.countRecent('email', player, mailboxHash(email), clock.now());
    return byPlayer < PER_PLAYER && toMailbox < PER_MAILBOX;
  }

  /** The only letter that an address gets unasked. */
  async function askToConfirm(email: string, player: Player, language: Language): Promise<Refused | undefined> {
    const token = newToken(random);
    const detail = mailboxHash(email);
    await store.tokens.add({ hash: hashOf(token), kind: 'email', player_id: player.id, detail }, clock.now());
    const { confirm, confirmBody } = noticeWords[language];
    const text = confirmBody(player.name, linkTo(`/mail/confirm/${token}`, options));
    try {
      await outbox?.mail?.({ to: email, subject: `Hanga: ${confirm}`, text: `${text}\n` });
      return undefined;
    } catch (error) {
      context.log.warn({ err: String(error) }, 'a letter was not taken by the mail server');
      return refuse('mailFailed');
    }
  }

  return [
    {
      method: 'GET',
      path: '/api/me/channels',
      async handle(call) {
        const player = await sessions.playerIn(call);
        return player ? await myChannels(store, player.id) : refuse('notSignedIn');
      },
    },

    {
      method: 'POST',
      path: '/api/me/channels',
      async handle(call) {
        const player = await sessions.playerIn(call);
        if (!player) return refuse('notSignedIn');
        const wanted = parsed(Channels, call.body);
        if (!wanted) return refuse('badAddress');
        const urls = [wanted.webhook, wanted.push ? wanted.push.endpoint : undefined].filter(
          url => typeof url === 'string',
        );
        for (const url of urls) if (!(await outbox?.mayCall(url))) return refuse('badAddress');
        const before = await channelsOf(store, player.id);
        const email = typeof wanted.email === 'string' ? wanted.email : undefined;
        const isNew = email !== undefined && !withWanted(before, wanted).confirmed;
        if (isNew && !outbox?.mail) return refuse('badAddress');
        if (isNew && !(await mayWriteTo(email, player.id))) return refuse('tooManyMails');
        if (isNew && !letters.take(call.address, clock.elapsed())) return refuse('tooManyMails');
        await changeChannels(store, player.id, now => withWanted(now, wanted));
        const changed = (['push', 'email', 'webhook'] satisfies ChannelName[]).filter(way => wanted[way] !== undefined);
        for (const way of changed) await noteTrouble(store, player.id, way, undefined);
        const failed =
          isNew && (await askToConfirm(email, player, wanted.language ?? before.language ?? fallbackLanguage));
        return failed || (await myChannels(store, player.id));
      },
    },

    /** A word by one of the ways, to see whether it arrives. */
    {
      method: 'POST',
      path: '/api/me/channels/test',
      async handle(call) {
        const player = await sessions.playerIn(call);
        if (!player) return refuse('notSignedIn');
        const way = parsed(Test, call.body)?.way;
        if (!way || !outbox) return refuse('badAddress');
        if (!tests.take(player.id, clock.elapsed())) return refuse('tooFast');
        const failed = await outbox.test(player.id, way);
        return failed ? { failed } : {};
      },
    },
  ];
}
