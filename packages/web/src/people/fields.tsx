import { limits } from '@hanga/protocol';
import { useId, useState } from 'preact/hooks';
import { peopleWords } from './text/index.ts';

interface FieldProps {
  readonly value: string;
  readonly onInput: (value: string) => void;
}

export function NameField({ value, onInput }: FieldProps) {
  return (
    <label class="field">
      <span>{peopleWords().account.name}</span>
      <input
        type="text"
        required
        maxLength={limits.name}
        autocomplete="username"
        value={value}
        onInput={event => onInput(event.currentTarget.value)}
      />
    </label>
  );
}

/** `isNew`: one is being chosen, with some advice. */
export function PasswordField({
  label,
  isNew = false,
  value,
  onInput,
}: FieldProps & { label?: string; isNew?: boolean }) {
  const t = peopleWords().account;
  const hint = useId();
  return (
    <>
      <label class="field">
        <span>{label ?? t.password}</span>
        <input
          type="password"
          required
          minLength={isNew ? limits.password.min : undefined}
          maxLength={limits.password.max}
          autocomplete={isNew ? 'new-password' : 'current-password'}
          aria-describedby={isNew ? hint : undefined}
          value={value}
          onInput={event => onInput(event.currentTarget.value)}
        />
      </label>
      {isNew && (
        <p class="hint" id={hint}>
          {t.passwordHint}
        </p>
      )}
    </>
  );
}

export interface Sending {
  readonly said: string;
  readonly trouble: string;
  /** Asks the server for something; `done` is said when it has been done. */
  readonly send: (ask: () => Promise<unknown>, done?: string) => Promise<boolean>;
}

/** What came of what was asked of the server. */
export function useSending(): Sending {
  const [said, setSaid] = useState('');
  const [trouble, setTrouble] = useState('');
  return {
    said,
    trouble,
    async send(ask, done = '') {
      setSaid('');
      setTrouble('');
      try {
        await ask();
        setSaid(done);
        return true;
      } catch (error) {
        setTrouble((error as Error).message);
        return false;
      }
    },
  };
}

export function Outcome({ sending: { said, trouble } }: { readonly sending: Sending }) {
  return (
    <>
      <p class="hint" role="status">
        {said}
      </p>
      {trouble && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
    </>
  );
}
