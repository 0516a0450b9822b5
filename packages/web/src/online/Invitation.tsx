import { useState } from 'preact/hooks';
import { onlineWords } from './text/index.ts';

/** The link that brings others to a table. It holds nothing but the table's address. */
export function Invitation({ id }: { readonly id: string }) {
  const t = onlineWords().room;
  const [isCopied, setCopied] = useState(false);
  const address = `${location.origin}${location.pathname}#/table/${id}`;
  return (
    <section class="panel">
      <h2>{t.invite}</h2>
      <p class="hint">{t.inviteHint}</p>
      <input
        type="text"
        class="address"
        readOnly
        aria-label={t.invite}
        value={address}
        onFocus={event => event.currentTarget.select()}
      />
      <div class="row">
        <button
          type="button"
          onClick={() =>
            void navigator.clipboard?.writeText(address).then(
              () => setCopied(true),
              () => {},
            )
          }
        >
          {t.copy}
        </button>
        {'share' in navigator && (
          <button type="button" class="quiet" onClick={() => void navigator.share({ url: address }).catch(() => {})}>
            {t.share}
          </button>
        )}
        <span role="status">{isCopied && t.copied}</span>
      </div>
    </section>
  );
}
