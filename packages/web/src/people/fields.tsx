import { limits } from '@hanga/protocol';
import type { ComponentChildren, InputHTMLAttributes } from 'preact';
import { useId, useState } from 'preact/hooks';
import { peopleWords } from './text/index.ts';

interface FieldProps {
  readonly value: string;
  readonly onInput: (value: string) => void;
}

interface TextFieldProps
  extends FieldProps,
    Pick<InputHTMLAttributes, 'type' | 'minLength' | 'maxLength' | 'autocomplete' | 'placeholder'> {
  readonly label: string;
  /** Advice below the field, which belongs to it. */
  readonly hint?: string | undefined;
  /** What stands between the field and its advice. */
  readonly children?: ComponentChildren;
}

/** A line to be filled in. */
export function TextField({ label, hint, children, onInput, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <>
      <label class="field">
        <span>{label}</span>
        <input
          {...input}
          required
          aria-describedby={hint === undefined ? undefined : id}
          onInput={event => onInput(event.currentTarget.value)}
        />
      </label>
      {children}
      {hint !== undefined && (
        <p class="hint" id={id}>
          {hint}
        </p>
      )}
    </>
  );
}

export const NameField = (props: FieldProps) => (
  <TextField
    label={peopleWords().account.name}
    type="text"
    maxLength={limits.name}
    autocomplete="username"
    {...props}
  />
);

/** `isNew`: one is being chosen, with some advice. */
export function PasswordField({ label, isNew = false, ...props }: FieldProps & { label?: string; isNew?: boolean }) {
  const t = peopleWords().account;
  return (
    <TextField
      label={label ?? t.password}
      hint={isNew ? t.passwordHint : undefined}
      type="password"
      minLength={isNew ? limits.password.min : undefined}
      maxLength={limits.password.max}
      autocomplete={isNew ? 'new-password' : 'current-password'}
      {...props}
    />
  );
}

export interface Sending {
  readonly said: string;
  readonly trouble: string;
  /** Sends a request to the server; `done` is shown when it has succeeded, and what was thrown when it has not. */
  readonly send: (ask: () => Promise<unknown>, done?: string) => Promise<boolean>;
}

/** Sends requests to the server, and holds the outcome of the last one. */
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

export function FieldResult({ sending }: { readonly sending: Sending }) {
  return (
    <>
      <p class="hint" role="status">
        {sending.said}
      </p>
      <FieldTrouble sending={sending} />
    </>
  );
}

export function FieldTrouble({ sending: { trouble } }: { readonly sending: Sending }) {
  if (!trouble) return null;
  return (
    <p class="trouble" role="alert">
      {trouble}
    </p>
  );
}
