import { limits, type Me } from '@hanga/protocol';
import { useState } from 'preact/hooks';
import { beCalled } from '../online/me.ts';
import { FieldTrouble, TextField, useSending } from './fields.tsx';
import { peopleWords } from './text/index.ts';

/** What others call a guest. An account's name is changed with the account. */
export function NamePanel({ player }: { readonly player: Me['player'] }) {
  const t = peopleWords().name;
  const [name, setName] = useState(player?.name ?? '');
  const sending = useSending();
  const choose = (event: Event): void => {
    event.preventDefault();
    void sending.send(() => beCalled(name.trim()), player && t.changed);
  };
  return (
    <form class="panel form" onSubmit={choose}>
      <h2>{t.title}</h2>
      <TextField
        label={t.field}
        type="text"
        maxLength={limits.name}
        autocomplete="nickname"
        value={name}
        onInput={setName}
      />
      <div class="row">
        <button type="submit" class={player ? '' : 'main'}>
          {player ? t.change : t.choose}
        </button>
        <span role="status">{sending.said}</span>
      </div>
      <FieldTrouble sending={sending} />
    </form>
  );
}
