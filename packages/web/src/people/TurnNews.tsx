import type { Channels, Me } from '@hanga/protocol';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../online/api.ts';
import { settings } from '../settings.ts';
import { AddressField } from './AddressField.tsx';
import { canPush, pushedHere, subscribe, unsubscribe } from './push.ts';
import { peopleWords } from './text/index.ts';
import { canNotify, mayNotify, setWantsNotes, wantsNotes } from './turnNotes.ts';

/** How one wants to hear of one's turn. Everything is off until it is asked for. */
export function TurnNews({ me }: { readonly me: Me }) {
  const t = peopleWords().news;
  const [channels, setChannels] = useState<Channels>();
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
            <Switch label={t.push} hint={t.pushHint} isOn={isPushed} onChange={wants => void setPush(wants)} />
          ) : (
            here && <p class="hint">{t.noPush}</p>
          )}
          {me.mail && (
            <AddressField
              type="email"
              label={t.email}
              hint={t.emailHint}
              kept={channels.email || undefined}
              onKeep={address => void store({ email: address ?? false })}
            />
          )}
          <AddressField
            type="url"
            label={t.webhook}
            hint={t.webhookHint}
            kept={channels.webhook || undefined}
            onKeep={address => void store({ webhook: address ?? false })}
          />
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
