import type { Channels, Me, MyChannels } from '@hanga/protocol';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../online/api.ts';
import { settings } from '../settings.ts';
import { Failed } from './Failed.tsx';
import { FieldResult, useSending } from './fields.tsx';
import { MailField } from './MailField.tsx';
import { NightField } from './NightField.tsx';
import { canPush, pushedHere, subscribe, unsubscribe } from './push.ts';
import { peopleWords } from './text/index.ts';
import { canNotify, mayNotify, setWantsNotes, wantsNotes } from './turnNotes.ts';
import { WebhookField } from './WebhookField.tsx';

/** The notification channels for the player's turn. All are off by default. */
export function TurnNews({ me }: { readonly me: Me }) {
  const t = peopleWords().news;
  const [channels, setChannels] = useState<MyChannels>();
  const [here, setHere] = useState<{ readonly can: boolean; readonly endpoint: string | undefined }>();
  const sending = useSending();
  const player = me.player?.id;
  useEffect(() => {
    if (player === undefined) return;
    void sending.send(() => api.channels().then(setChannels));
    void Promise.all([canPush(), pushedHere()]).then(([can, endpoint]) => setHere({ can, endpoint }));
  }, [player]);

  const keep = async (change: Channels): Promise<void> =>
    setChannels(await api.setChannels({ ...change, language: settings.value.language }));
  const store = (change: Channels): Promise<boolean> =>
    sending.send(() => keep(change), Object.values(change).includes(false) ? t.stopped : t.saved);
  const test = (): Promise<boolean> =>
    sending.send(async () => {
      const { failed } = await api.testChannel('webhook');
      setChannels(await api.channels());
      if (failed) throw new Error(t.whyFailed[failed.why](failed.status ?? 0));
    }, t.tested);
  const setNotes = (wants: boolean): Promise<boolean> =>
    sending.send(
      async () => {
        if (wants && !(await mayNotify())) throw new Error(t.denied);
        setWantsNotes(wants);
      },
      wants ? t.saved : t.stopped,
    );
  const endPush = async (): Promise<void> => {
    await unsubscribe().catch(() => {});
    setHere({ can: true, endpoint: undefined });
    await store({ push: false });
  };
  const beginPush = (): Promise<boolean> =>
    sending.send(async () => {
      if (!(await mayNotify())) throw new Error(t.denied);
      const made = await subscribe(me.pushKey).catch(() => undefined);
      if (!made) throw new Error(t.pushFailed);
      try {
        await keep({ push: made });
      } catch (error) {
        await unsubscribe().catch(() => {});
        throw error;
      }
      setHere({ can: true, endpoint: made.endpoint });
    }, t.saved);

  const pushes = channels?.push ? channels.push.endpoint : undefined;
  const isPushed = here?.endpoint !== undefined && here.endpoint === pushes;
  return (
    <section class="panel form news">
      <h2>{t.title}</h2>
      <p>{t.lead}</p>
      {player === undefined && <p class="hint">{t.needsName}</p>}
      {player !== undefined && channels && (
        <>
          {canNotify() && (
            <Switch label={t.note} hint={t.noteHint} isOn={wantsNotes.value} onChange={wants => void setNotes(wants)} />
          )}
          {here?.can ? (
            <>
              <Switch
                label={t.push}
                hint={t.pushHint}
                isOn={isPushed}
                onChange={wants => void (wants ? beginPush() : endPush())}
              />
              <Failed trouble={isPushed ? channels.failed?.push : undefined} />
            </>
          ) : (
            here && <p class="hint">{t.noPush}</p>
          )}
          {me.mail && (
            <>
              <MailField kept={channels.email} onKeep={address => void store({ email: address ?? false })} />
              <Confirmation channels={channels} onAgain={email => void store({ email })} />
              <Failed trouble={channels.failed?.email} />
            </>
          )}
          <WebhookField
            kept={channels}
            onKeep={hook => void store(hook ? { webhook: hook.url, hook: hook.kind } : { webhook: false })}
            onTest={() => void test()}
          />
          <Failed trouble={channels.failed?.webhook} />
          <NightField kept={channels.rest} onKeep={night => void store({ rest: night ?? false })} />
        </>
      )}
      <FieldResult sending={sending} />
    </section>
  );
}

interface ConfirmationProps {
  readonly channels: MyChannels;
  readonly onAgain: (email: string) => void;
}

/** Whether the link in the first letter was opened. */
function Confirmation({ channels: { email, confirmed }, onAgain }: ConfirmationProps) {
  const t = peopleWords().news;
  if (email === undefined) return null;
  if (confirmed) return <p class="hint">{t.confirmed}</p>;
  return (
    <div class="unconfirmed">
      <p>{t.unconfirmed(email)}</p>
      <button type="button" class="quiet" onClick={() => onAgain(email)}>
        {t.again}
      </button>
    </div>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly hint: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Switch({ label, hint, isOn, onChange }: SwitchProps) {
  const change = (event: Event & { currentTarget: HTMLInputElement }): void => {
    const wanted = event.currentTarget.checked;
    // The change may be refused: the box shows the stored state until it is confirmed.
    event.currentTarget.checked = isOn;
    onChange(wanted);
  };
  return (
    <label class="check">
      <input type="checkbox" checked={isOn} onChange={change} />
      <span>
        {label}
        <small class="hint">{hint}</small>
      </span>
    </label>
  );
}
