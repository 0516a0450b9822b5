import { useEffect, useState } from 'preact/hooks';
import { api } from './api.ts';
import { onlineWords } from './text/index.ts';

/** The same seat elsewhere, by a personal link or a code. It is made when asked for, and works once. */
export function OtherDevice({ id }: { readonly id: string }) {
  const t = onlineWords();
  const [code, setCode] = useState('');
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    api.newCode(id).then(
      made => setCode(made.code),
      (error: Error) => setTrouble(error.message),
    );
  }, [id]);
  if (trouble) {
    return (
      <p class="trouble" role="alert">
        {trouble}
      </p>
    );
  }
  // Behind the #: the code is not sent to any server but ours, and not until it is used.
  const address = `${location.origin}${location.pathname}#/code/${code}`;
  return (
    <>
      <p>{t.play.otherDeviceHint}</p>
      <p>
        {t.play.codeIs}: <b class="code">{code || '…'}</b>
      </p>
      <input
        type="text"
        class="address"
        readOnly
        aria-label={t.play.otherDevice}
        value={code && address}
        onFocus={event => event.currentTarget.select()}
      />
    </>
  );
}
