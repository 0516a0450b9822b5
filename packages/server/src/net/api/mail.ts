import { fallbackLanguage, languages } from '@hanga/kernel';
import { changeChannels, channelsOf, noteTrouble } from '../../notify/channels.ts';
import { mailboxHash, WaysOut } from '../../notify/mail.ts';
import { noticeWords } from '../../notify/text/index.ts';
import { hashOf } from '../../people/secrets.ts';
import type { People } from './apiContext.ts';
import type { Call, Page, Route } from './call.ts';
import { mailPage } from './mailPage.ts';

/** What links in letters lead to. Only a click does something: programs that look into mail follow links too. */
export function mailRoutes({ context: { store, clock, random } }: People): Route[] {
  const waysOut = new WaysOut(store, random);

  /** Whose address a link would confirm, if it still can. */
  async function asked({ params }: Call) {
    const hash = hashOf((params['token'] ?? '').slice(0, 100));
    const token = await store.tokens.find(hash, 'email', clock.now());
    if (!token) return undefined;
    const { email, language = fallbackLanguage } = await channelsOf(store, token.player);
    // Changed since to another address.
    if (email === undefined || mailboxHash(email) !== token.detail) return undefined;
    return { hash, player: token.player, email, language };
  }

  /** Whose link it was is not known, nor the language: every language says it. */
  const badLink = (): Page =>
    mailPage(
      languages.map(language => noticeWords[language].page.badLink),
      { status: 404 },
    );

  async function languageOf(player: string) {
    return (await channelsOf(store, player)).language ?? fallbackLanguage;
  }

  return [
    {
      method: 'GET',
      path: '/mail/confirm/:token',
      async handle(call) {
        const found = await asked(call);
        if (!found) return badLink();
        const { page } = noticeWords[found.language];
        return mailPage([page.confirm(found.email)], { language: found.language, button: page.confirmButton });
      },
    },
    {
      method: 'POST',
      path: '/mail/confirm/:token',
      async handle(call) {
        const found = await asked(call);
        if (!found || !(await store.tokens.use(found.hash, clock.now()))) return badLink();
        const { player, email, language } = found;
        await changeChannels(store, player, now => (now.email === email ? { ...now, confirmed: true } : undefined));
        return mailPage([noticeWords[language].page.confirmed(email)], { language });
      },
    },
    {
      method: 'GET',
      path: '/mail/stop/:player/:signature',
      async handle({ params }) {
        const language = await languageOf(params['player'] ?? '');
        const { page } = noticeWords[language];
        return mailPage([page.stop], { language, button: page.stopButton });
      },
    },
    /** Also what a mail program does by itself at one click (RFC 8058). */
    {
      method: 'POST',
      path: '/mail/stop/:player/:signature',
      async handle({ params }) {
        const { player = '', signature = '' } = params;
        const { email, language = fallbackLanguage } = await channelsOf(store, player);
        // A link of an address that is used no longer: then nothing is sent there anyway.
        if (email !== undefined && (await waysOut.isSigned(signature, player, email))) {
          await changeChannels(store, player, ({ email: _, confirmed: __, ...rest }) => rest);
          await noteTrouble(store, player, 'email', undefined);
        }
        return mailPage([noticeWords[language].page.stopped], { language });
      },
    },
  ];
}
