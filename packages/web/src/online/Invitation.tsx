import type { TableInfo } from '@hanga/protocol';
import { useState } from 'preact/hooks';
import { Lazy } from '../shell/Lazy.tsx';
import { invitationTo } from './invitationTo.ts';
import { onlineWords } from './text/index.ts';

/**
 * The link that brings others to a table. It holds nothing but the table's address, as a path: what shows links reads
 * who invites to what there, and is not told what follows a #.
 */
export function Invitation({ info }: { readonly info: TableInfo }) {
  const t = onlineWords().room;
  const [isCopied, setCopied] = useState(false);
  const [hasCode, setCode] = useState(false);
  const address = `${location.origin}/table/${info.id}`;
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
          <button
            type="button"
            class="quiet"
            onClick={() =>
              void navigator.share({ title: info.name, text: invitationTo(info), url: address }).catch(() => {})
            }
          >
            {t.share}
          </button>
        )}
        <button type="button" class="quiet" aria-expanded={hasCode} onClick={() => setCode(!hasCode)}>
          {t.qr}
        </button>
        <span role="status">{isCopied && t.copied}</span>
      </div>
      {hasCode && <Lazy load={() => import('./QrCode.tsx').then(part => part.QrCode)} props={{ address }} />}
    </section>
  );
}
