import { invitationText } from '@hanga/protocol';
import { games } from '../games/index.ts';
import { settings } from '../settings.ts';
import { SelectField } from '../shell/SelectField.tsx';
import { words } from '../text/index.ts';
import type { LobbyFilter } from './lobbyFilter.ts';
import { onlineWords } from './text/index.ts';

interface LobbyFilterFieldsProps {
  readonly filter: LobbyFilter;
  readonly onChange: (filter: LobbyFilter) => void;
}

const counts = [...new Set(games.flatMap(({ seats }) => seats))].sort((a, b) => a - b);

export function LobbyFilterFields({ filter, onChange }: LobbyFilterFieldsProps) {
  const t = onlineWords().filter;
  const tempos = ['live', 'days', 'free'] as const;
  const tempoWords = invitationText[settings.value.language].tempo;
  return (
    <fieldset class="lobby-filter form" aria-label={t.title}>
      <SelectField
        label={words().newGame.game}
        value={filter.game}
        choices={[['', t.any], ...games.map(({ id, name }) => [id, name] as const)]}
        onChange={game => onChange({ ...filter, game })}
      />
      <SelectField
        label={onlineWords().form.clock}
        value={filter.tempo}
        choices={[['', t.any], ...tempos.map(tempo => [tempo, tempoWords[tempo]] as const)]}
        onChange={tempo => onChange({ ...filter, tempo })}
      />
      <SelectField
        label={words().newGame.players}
        value={filter.seats}
        choices={[['', t.any], ...counts.map(count => [String(count), String(count)] as const)]}
        onChange={seats => onChange({ ...filter, seats })}
      />
    </fieldset>
  );
}
