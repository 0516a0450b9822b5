import { limits } from '@hanga/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { shownName } from '../people/shownName.ts';
import type { Remote } from './remote.ts';
import { onlineWords } from './text/index.ts';

/** Short words among those at the table. The rules never hear them. */
export function Chat({ remote }: { readonly remote: Remote }) {
  const t = onlineWords().chat;
  const info = remote.info.value;
  const [isMuted, setMuted] = useMuted(info?.id);
  const [text, setText] = useState('');
  const [notice, setNotice] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const lines = remote.chat.value;
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length, isMuted]);
  if (!info) return null;
  if (!info.chat) return <p class="hint">{t.off}</p>;
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    const said = text.trim();
    if (!said) return;
    setText('');
    const why = await remote.do({ kind: 'chat', text: said });
    setNotice(why ?? '');
    // What was refused is given back to be said again.
    if (why) setText(said);
  };
  return (
    <section class="chat" aria-label={t.title}>
      {!isMuted && (
        <ol class="chat-lines" ref={list} aria-live="polite">
          {lines.length === 0 && <li class="hint">{t.empty}</li>}
          {lines.map(({ no, name, bot, seat, text: said }) => (
            <li key={no} data-color={seat}>
              <b>{shownName({ name, ...(bot && { bot }) })}</b> {said}
            </li>
          ))}
        </ol>
      )}
      <form class="row" onSubmit={event => void send(event)}>
        <input
          type="text"
          maxLength={limits.chat}
          aria-label={t.message}
          placeholder={t.message}
          value={text}
          onInput={event => setText(event.currentTarget.value)}
        />
        <button type="submit">{t.send}</button>
        <button type="button" class="quiet" onClick={() => setMuted(!isMuted)}>
          {isMuted ? t.unmute : t.mute}
        </button>
      </form>
      <p class="hint" role="status">
        {notice}
      </p>
    </section>
  );
}

/** Muted for this table, in this browser. */
function useMuted(table: string | undefined): [boolean, (isMuted: boolean) => void] {
  const key = `hanga-muted-${table}`;
  const [isMuted, setMuted] = useState(() => sessionStorage.getItem(key) === 'yes');
  return [
    isMuted,
    muted => {
      sessionStorage.setItem(key, muted ? 'yes' : 'no');
      setMuted(muted);
    },
  ];
}
