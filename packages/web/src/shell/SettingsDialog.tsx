import { languageNames, languages } from '@hanga/kernel';
import { type Settings, set, settings } from '../settings.ts';
import { tableWords } from '../table/text/index.ts';
import { words } from '../text/index.ts';
import { speak } from '../text/spoken.ts';
import { Dialog } from './Dialog.tsx';
import { SelectField } from './SelectField.tsx';

export function SettingsDialog(props: { onClose: () => void }) {
  const t = words().setting;
  const { language, theme, speed, sound, doObvious, inspectOnRest } = settings.value;
  return (
    <Dialog title={words().settings} onClose={props.onClose}>
      <div class="form">
        <SelectField
          label={t.language}
          value={language}
          choices={Object.entries(languageNames)}
          onChange={chosen => void speak(languages.find(each => each === chosen) ?? language)}
        />
        <Choice label={t.theme} value={theme} of={Object.entries(t.themes)} name="theme" />
        <Choice label={t.speed} value={speed} of={Object.entries(t.speeds)} name="speed" />
        <Switch label={t.sound} on={sound} name="sound" />
        <Switch label={t.doObvious} on={doObvious} name="doObvious" />
        <Switch label={tableWords().inspect.onRest} on={inspectOnRest} name="inspectOnRest" />
        <p class="hint">{t.keys}</p>
      </div>
    </Dialog>
  );
}

function Choice(props: {
  label: string;
  value: string;
  of: readonly (readonly [string, string])[];
  name: 'theme' | 'speed';
}) {
  return (
    <SelectField
      label={props.label}
      value={props.value}
      choices={props.of}
      onChange={value => set({ [props.name]: value } as Partial<Settings>)}
    />
  );
}

function Switch(props: { label: string; on: boolean; name: 'sound' | 'doObvious' | 'inspectOnRest' }) {
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
