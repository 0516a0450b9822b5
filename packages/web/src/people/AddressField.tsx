import { limits } from '@hanga/protocol';
import type { ComponentChildren } from 'preact';
import { labelled } from '../text/labelled.ts';
import { TextField } from './fields.tsx';
import { peopleWords } from './text/index.ts';

interface AddressFieldProps {
  readonly type: 'email' | 'url';
  readonly label: string;
  readonly hint: string;
  readonly address: string;
  /** Whether one is kept, which can be ended. */
  readonly isKept: boolean;
  readonly onType: (address: string) => void;
  readonly onKeep: (address: string) => void;
  readonly onStop: () => void;
  /** More fields, and more buttons once an address is kept. */
  readonly children?: ComponentChildren;
  readonly tools?: ComponentChildren;
}

const looks = {
  email: { autocomplete: 'email', placeholder: 'name@example.org' },
  url: { autocomplete: 'off', placeholder: 'https://' },
} as const;

/** An address where news go to, while there is one. */
export function AddressField(props: AddressFieldProps) {
  const { type, label, hint, address, isKept, onType, onKeep, onStop, children, tools } = props;
  const t = peopleWords().news;
  const keep = (event: Event): void => {
    event.preventDefault();
    onKeep(address.trim());
  };
  const stop = (): void => {
    onType('');
    onStop();
  };
  return (
    <form class="address-field" onSubmit={keep} aria-label={label}>
      <TextField
        label={label}
        hint={hint}
        type={type}
        maxLength={limits.url}
        value={address}
        onInput={onType}
        {...looks[type]}
      >
        {children}
      </TextField>
      <div class="row">
        <button type="submit" aria-label={labelled(t.save, label)}>
          {t.save}
        </button>
        {isKept && (
          <>
            {tools}
            <button type="button" class="quiet" aria-label={labelled(t.stop, label)} onClick={stop}>
              {t.stop}
            </button>
          </>
        )}
      </div>
    </form>
  );
}
