import { type HookKind, hookKindOf, hookKinds, type MyChannels } from '@hanga/protocol';
import { useState } from 'preact/hooks';
import { SelectField } from '../shell/SelectField.tsx';
import { AddressField } from './AddressField.tsx';
import { peopleWords } from './text/index.ts';

interface WebhookFieldProps {
  readonly kept: MyChannels;
  /** `undefined` removes the webhook. */
  readonly onKeep: (webhook: { readonly url: string; readonly kind: HookKind } | undefined) => void;
  readonly onTest: () => void;
}

/** An address that is called, and what it understands: guessed from the address until one says otherwise. */
export function WebhookField({ kept, onKeep, onTest }: WebhookFieldProps) {
  const t = peopleWords().news;
  const [url, setUrl] = useState(kept.webhook ?? '');
  const [chosen, setChosen] = useState<HookKind | undefined>(kept.hook);
  const kind = chosen ?? hookKindOf(url);
  const type = (typed: string): void => {
    setUrl(typed);
    setChosen(undefined);
  };
  return (
    <AddressField
      type="url"
      label={t.webhook}
      hint={t.webhookHint}
      address={url}
      isKept={kept.webhook !== undefined}
      onType={type}
      onKeep={address => onKeep({ url: address, kind })}
      onStop={() => onKeep(undefined)}
      tools={
        <button type="button" class="quiet" onClick={onTest}>
          {t.test}
        </button>
      }
    >
      <SelectField
        label={t.hook}
        value={kind}
        choices={hookKinds.map(each => [each, t.hooks[each]] as const)}
        onChange={setChosen}
      />
    </AddressField>
  );
}
