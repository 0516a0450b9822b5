import { type GameRecord, kernelText, parseRecord, RecordError } from '@hanga/kernel';
import { useEffect, useState } from 'preact/hooks';
import { entryOf } from '../games/index.ts';
import { seatsOf } from '../newGame.ts';
import { settings } from '../settings.ts';
import { FileField } from '../shell/FileField.tsx';
import { Header } from '../shell/Header.tsx';
import { words } from '../text/index.ts';
import { checkShuffle, readCommitment, type ShuffleCheck } from './checkShuffle.ts';
import { Found } from './Found.tsx';
import { tableToCheck } from './fromTable.ts';
import { checkWords } from './text/index.ts';
import './check.css';

interface Checked {
  readonly check: ShuffleCheck;
  readonly record: GameRecord;
  readonly promised: string | undefined;
}

/** Checks a finished game against the commitment that was published at its start. Runs in the browser alone. */
export function CheckPage({ id }: { readonly id: string | undefined }) {
  const t = checkWords();
  const [record, setRecord] = useState<GameRecord>();
  const [promise, setPromise] = useState('');
  const [source, setSource] = useState<'noted' | 'told'>();
  const [trouble, setTrouble] = useState('');
  const [checked, setChecked] = useState<Checked>();
  useEffect(() => {
    if (id === undefined) return;
    tableToCheck(id).then(
      found => {
        setRecord(found.record);
        setPromise(found.promised ?? '');
        setSource(found.promised === undefined ? undefined : found.isNotedHere ? 'noted' : 'told');
      },
      (error: Error) => setTrouble(error.message),
    );
  }, [id]);

  const open = async (file: File | undefined): Promise<void> => {
    setChecked(undefined);
    setTrouble('');
    setRecord(undefined);
    if (!file) return;
    try {
      setRecord(recordIn(await file.text()));
    } catch (error) {
      setTrouble((error as Error).message);
    }
  };
  const check = async (event: Event): Promise<void> => {
    event.preventDefault();
    setChecked(undefined);
    setTrouble('');
    if (!record) return setTrouble(t.needsRecord);
    const promised = readCommitment(promise);
    if (promise.trim() && promised === undefined) return setTrouble(t.notHex);
    const entry = entryOf(record.game);
    if (!entry) return setTrouble(t.otherRules(record.game));
    try {
      const { rules } = await entry.front();
      setChecked({ record, promised, check: checkShuffle(rules, record, promised) });
    } catch (error) {
      setTrouble((error as Error).message);
    }
  };
  return (
    <>
      <Header title={t.title} />
      <main class="page check-shuffle">
        <h1>{t.title}</h1>
        <p>{t.lead}</p>
        <form class="panel" onSubmit={event => void check(event)} noValidate>
          <FileField label={t.file} describedBy="check-file" onFile={file => void open(file)} />
          <p class="hint" id="check-file">
            {t.fileHint}
          </p>
          {id !== undefined && !record && !trouble && <p>{words().loading}</p>}
          {record && (
            <p class="check-record">
              {t.record(
                entryOf(record.game)?.name ?? record.game,
                seatsOf(record)
                  .map(({ name }) => name)
                  .join(', '),
                record.moves.length,
              )}
            </p>
          )}
          <label class="check-promise">
            <span>{t.promise}</span>
            <input
              type="text"
              spellcheck={false}
              autocomplete="off"
              aria-describedby="check-promise"
              value={promise}
              onInput={event => {
                setPromise(event.currentTarget.value);
                setSource(undefined);
              }}
            />
          </label>
          <p class="hint" id="check-promise">
            {source === 'noted' ? t.notedHere : source === 'told' ? t.toldNow : t.promiseHint}
          </p>
          <button type="submit" class="main">
            {t.submit}
          </button>
          {trouble && (
            <p class="trouble" role="alert">
              {trouble}
            </p>
          )}
        </form>
        <div aria-live="polite">{checked && <Found {...checked} />}</div>
        <section class="panel">
          <h2>{t.proves}</h2>
          <p>{t.provesText}</p>
          <h3>{t.notProved}</h3>
          <p>{t.notProvedText}</p>
        </section>
      </main>
    </>
  );
}

/** Parses a record without replaying it: the check does that. Throws an error whose message is shown to the user. */
function recordIn(text: string): GameRecord {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new Error(words().games.notJson);
  }
  try {
    return parseRecord(data);
  } catch (error) {
    if (error instanceof RecordError) throw new Error(kernelText[settings.value.language].record(error.problem));
    throw error;
  }
}
