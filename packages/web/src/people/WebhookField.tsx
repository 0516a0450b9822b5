import { type HookKind, hookKindOf, hookKinds, limits, type MyChannels } from '@hanga/protocol';
import { useId, useState } from 'preact/hooks';
import { peopleWords } from './text/index.ts';

interface WebhookFieldProps {
  readonly kept: MyChannels;
  /** `undefined` ends it. */
  readonly onKeep: (webhook: { readonly url: string; readonly kind: HookKind } | undefined) => void;
  readonly onTest: () => void;
}

/** An address that is called, and what it understands: guessed from the address until one says otherwise. */
export function WebhookField({ kept, onKeep, onTest }: WebhookFieldProps) {
  const t = peopleWords().news;
  const [url, setUrl] = useState(kept.webhook ?? '');
  const [chosen, setChosen] = useState<HookKind | undefined>(kept.hook);
  const hint = useId();
  const kind = chosen ?? hookKindOf(url);
  const keep = (event: Event): void => {
    event.preventDefault();
    onKeep({ url: url.trim(), kind });
  };
  const stop = (): void => {
    setUrl('');
    setChosen(undefined);
    onKeep(undefined);
  };
  const type = (typed: string): void => {
    setUrl(typed);
    setChosen(undefined);
  };
  return (
    <form class="address-field" onSubmit={keep} aria-label={t.webhook}>
      <label class="field">
        <span>{t.webhook}</span>
        <input
          type="url"
          required
          maxLength={limits.url}
          autocomplete="off"
          placeholder="https://"
          aria-describedby={hint}
          value={url}
          onInput={event => type(event.currentTarget.value)}
        />
      </label>
      <label class="field">
        <span>{t.hook}</span>
        <select value={kind} onChange={event => setChosen(event.currentTarget.value as HookKind)}>
          {hookKinds.map(each => (
            <option key={each} value={each}>
              {t.hooks[each]}
            </option>
          ))}
        </select>
      </label>
      <p class="hint" id={hint}>
        {t.webhookHint}
      </p>
      <div class="row">
        <button type="submit" aria-label={`${t.save}: ${t.webhook}`}>
          {t.save}
        </button>
        {kept.webhook !== undefined && (
          <>
            <button type="button" class="quiet" onClick={onTest}>
              {t.test}
            </button>
            <button type="button" class="quiet" aria-label={`${t.stop}: ${t.webhook}`} onClick={stop}>
              {t.stop}
            </button>
          </>
        )}
      </div>
    </form>
  );
}
