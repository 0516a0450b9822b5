import { languages } from '@hanga/kernel';
import { type Settings, set, settings } from '../settings.ts';
import { words } from '../text/index.ts';
import { Dialog } from './Dialog.tsx';

const languageNames = { en: 'English', fr: 'Français' } as const;

export function SettingsDialog(props: { onClose: () => void }) {
  const t = words().setting;
  const { language, theme, speed, sound, confirmEnd } = settings.value;
  return (
    <Dialog title={words().settings} onClose={props.onClose}>
      <div class="form">
        <Choice
          label={t.language}
          value={language}
          of={languages.map(each => [each, languageNames[each]])}
          name="language"
        />
        <Choice label={t.theme} value={theme} of={Object.entries(t.themes)} name="theme" />
        <Choice label={t.speed} value={speed} of={Object.entries(t.speeds)} name="speed" />
        <Switch label={t.sound} on={sound} name="sound" />
        <Switch label={t.confirmEnd} on={confirmEnd} name="confirmEnd" />
      </div>
    </Dialog>
  );
}

function Choice(props: {
  label: string;
  value: string;
  of: readonly (readonly [string, string])[];
  name: 'language' | 'theme' | 'speed';
}) {
  return (
    <label class="field">
      <span>{props.label}</span>
      <select
        value={props.value}
        onChange={event => set({ [props.name]: event.currentTarget.value } as Partial<Settings>)}
      >
        {props.of.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function Switch(props: { label: string; on: boolean; name: 'sound' | 'confirmEnd' }) {
  return (
    <label class="field">
      <span>{props.label}</span>
      <input
        type="checkbox"
        checked={props.on}
        onChange={event => set({ [props.name]: event.currentTarget.checked } as Partial<Settings>)}
      />
    </label>
  );
}
