import type { Me, MyToken } from '@hanga/protocol';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../online/api.ts';
import { fetchMe } from '../online/me.ts';
import { settings } from '../settings.ts';
import { ask } from '../shell/ask.ts';
import { FieldResult, type Sending, useSending } from './fields.tsx';
import { NewTokenForm } from './NewTokenForm.tsx';
import { peopleWords } from './text/index.ts';

/** The programs of an account: its tokens, and whether the account is a bot. */
export function TokensPanel({ player }: { readonly player: NonNullable<Me['player']> }) {
  const t = peopleWords().programs;
  const [tokens, setTokens] = useState<readonly MyToken[]>([]);
  const sending = useSending();
  const read = async (): Promise<void> => setTokens(await api.tokens());
  useEffect(() => void sending.send(read), []);
  const revoke = async ({ id, name }: MyToken): Promise<void> => {
    if (!(await ask({ question: t.revokeAsk(name), yes: t.revoke }))) return;
    await sending.send(() => api.revokeToken(id).then(read), t.revoked);
  };
  return (
    <section class="panel form account">
      <h2>{t.title}</h2>
      <p>{t.lead}</p>
      <p class="hint">
        {t.docs} <a href="/api/openapi.json">openapi.json</a>
      </p>
      {tokens.length === 0 && <p class="hint">{t.none}</p>}
      <ul class="tokens">
        {tokens.map(token => (
          <TokenLine key={token.id} token={token} onRevoke={() => void revoke(token)} />
        ))}
      </ul>
      <FieldResult sending={sending} />
      <NewTokenForm onMade={() => void sending.send(read)} />
      <BotChoice isBot={player.bot} sending={sending} />
    </section>
  );
}

const day = (time: number): string =>
  new Date(time).toLocaleString(settings.value.language, { dateStyle: 'medium', timeStyle: 'short' });

function TokenLine({ token, onRevoke }: { readonly token: MyToken; readonly onRevoke: () => void }) {
  const t = peopleWords().programs;
  const { name, scopes, madeAt, usedAt } = token;
  return (
    <li>
      <span>
        <b>{name}</b> <span class="hint">{scopes.map(scope => t.scopes[scope]).join(' · ')}</span>
        <small class="hint">
          {t.made(day(madeAt))} {usedAt === undefined ? t.unused : t.used(day(usedAt))}
        </small>
      </span>
      <button type="button" class="quiet" aria-label={t.revokeOf(name)} onClick={onRevoke}>
        {t.revoke}
      </button>
    </li>
  );
}

/** Said once, and for good. */
function BotChoice({ isBot, sending }: { readonly isBot: boolean; readonly sending: Sending }) {
  const t = peopleWords().programs;
  if (isBot) return <p>{t.isBot}</p>;
  const become = async (): Promise<void> => {
    if (await ask({ question: t.botAsk, yes: t.becomeBot })) await sending.send(() => api.becomeBot().then(fetchMe));
  };
  return (
    <details class="change">
      <summary>{t.bot}</summary>
      <p class="hint">{t.botMeans}</p>
      <button type="button" onClick={() => void become()}>
        {t.becomeBot}
      </button>
    </details>
  );
}
