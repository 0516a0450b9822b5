import { limits } from '@hanga/protocol';
import { useId, useState } from 'preact/hooks';
import { peopleWords } from './text/index.ts';

interface AddressFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly kept: string | undefined;
  /** `undefined` ends it. */
  readonly onKeep: (address: string | undefined) => void;
}

/** An address that letters go to, while there is one. */
export function AddressField({ label, hint, kept, onKeep }: AddressFieldProps) {
  const t = peopleWords().news;
  const [address, setAddress] = useState(kept ?? '');
  const id = useId();
  const keep = (event: Event): void => {
    event.preventDefault();
    onKeep(address.trim());
  };
  const stop = (): void => {
    setAddress('');
    onKeep(undefined);
  };
  return (
    <form class="address-field" onSubmit={keep} aria-label={label}>
      <label class="field">
        <span>{label}</span>
        <input
          type="email"
          required
          maxLength={limits.url}
          autocomplete="email"
          placeholder="name@example.org"
          aria-describedby={id}
          value={address}
          onInput={event => setAddress(event.currentTarget.value)}
        />
      </label>
      <p class="hint" id={id}>
        {hint}
      </p>
      <div class="row">
        <button type="submit" aria-label={`${t.save}: ${label}`}>
          {t.save}
        </button>
        {kept !== undefined && (
          <button type="button" class="quiet" aria-label={`${t.stop}: ${label}`} onClick={stop}>
            {t.stop}
          </button>
        )}
      </div>
    </form>
  );
}
