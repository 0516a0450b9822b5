import type { Channels, Me, MyChannels } from '@hanga/protocol';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../online/api.ts';
import { settings } from '../settings.ts';
import { AddressField } from './AddressField.tsx';
import { Failed } from './Failed.tsx';
import { canPush, pushedHere, subscribe, unsubscribe } from './push.ts';
import { peopleWords } from './text/index.ts';
import { canNotify, mayNotify, setWantsNotes, wantsNotes } from './turnNotes.ts';
import { WebhookField } from './WebhookField.tsx';

/** How one wants to hear of one's turn. Everything is off until it is asked for. */
export function TurnNews({ me }: { readonly me: Me }) {
  const t = peopleWords().news;
  const [channels, setChannels] = useState<MyChannels>();
  const [here, setHere] = useState<{ readonly can: boolean; readonly endpoint: string | undefined }>();
  const [said, setSaid] = useState('');
  const [trouble, setTrouble] = useState('');
  const player = me.player?.id;
  useEffect(() => {
    if (player === undefined) return;
    api.channels().then(setChannels, (error: Error) => setTrouble(error.message));
    void Promise.all([canPush(), pushedHere()]).then(([can, endpoint]) => setHere({ can, endpoint }));
  }, [player]);

  const say = (text: string): void => {
    setTrouble('');
    setSaid(text);
  };
  const complain = (text: string): void => {
    setSaid('');
    setTrouble(text);
  };
  const store = async (change: Channels): Promise<boolean> => {
    try {
      setChannels(await api.setChannels({ ...change, language: settings.value.language }));
      say(Object.values(change).includes(false) ? t.stopped : t.saved);
      return true;
    } catch (error) {
      complain((error as Error).message);
      return false;
    }
  };
  const test = async (): Promise<void> => {
    try {
      const { failed } = await api.testChannel('webhook');
      setChannels(await api.channels());
      if (failed) complain(t.whyFailed[failed.why](failed.status ?? 0));
      else say(t.tested);
    } catch (error) {
      complain((error as Error).message);
    }
  };
  const setNotes = async (wants: boolean): Promise<void> => {
    if (wants && !(await mayNotify())) return complain(t.denied);
    setWantsNotes(wants);
    say(wants ? t.saved : t.stopped);
  };
  const setPush = async (wants: boolean): Promise<void> => {
    if (!wants) {
      await unsubscribe().catch(() => {});
      setHere({ can: true, endpoint: undefined });
      await store({ push: false });
      return;
    }
    if (!(await mayNotify())) return complain(t.denied);
    const made = await subscribe(me.pushKey).catch(() => undefined);
    if (!made) return complain(t.pushFailed);
    if (await store({ push: made })) setHere({ can: true, endpoint: made.endpoint });
    else await unsubscribe().catch(() => {});
  };

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
              <Switch label={t.push} hint={t.pushHint} isOn={isPushed} onChange={wants => void setPush(wants)} />
              <Failed trouble={isPushed ? channels.failed?.push : undefined} />
            </>
          ) : (
            here && <p class="hint">{t.noPush}</p>
          )}
          {me.mail && (
            <>
              <AddressField
                label={t.email}
                hint={t.emailHint}
                kept={channels.email}
                onKeep={address => void store({ email: address ?? false })}
              />
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
        </>
      )}
      <p class="hint" role="status">
        {said}
      </p>
      {trouble && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
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
    // What was asked for may be refused: the box shows what is so.
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
