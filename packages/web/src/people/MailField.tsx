import { useState } from 'preact/hooks';
import { AddressField } from './AddressField.tsx';
import { peopleWords } from './text/index.ts';

interface MailFieldProps {
  readonly kept: string | undefined;
  /** `undefined` ends it. */
  readonly onKeep: (address: string | undefined) => void;
}

/** An address that letters go to. */
export function MailField({ kept, onKeep }: MailFieldProps) {
  const t = peopleWords().news;
  const [address, setAddress] = useState(kept ?? '');
  return (
    <AddressField
      type="email"
      label={t.email}
      hint={t.emailHint}
      address={address}
      isKept={kept !== undefined}
      onType={setAddress}
      onKeep={onKeep}
      onStop={() => onKeep(undefined)}
    />
  );
}
