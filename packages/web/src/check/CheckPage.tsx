import type { GameRecord } from '@hanga/kernel';
import { useEffect, useRef, useState } from 'preact/hooks';
import { entryOf } from '../games/index.ts';
import { seatsOf } from '../newGame.ts';
import { recordIn } from '../records.ts';
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
  const [isChecking, setChecking] = useState(false);
  /** The check that is waited for: what comes of an earlier one is dropped. */
  const asked = useRef(0);
  const forget = (): number => {
    setChecked(undefined);
    setChecking(false);
    setTrouble('');
    return ++asked.current;
  };
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
    forget();
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
    const number = forget();
    if (!record) return setTrouble(t.needsRecord);
    const promised = readCommitment(promise);
    if (promise.trim() && promised === undefined) return setTrouble(t.notHex);
    const entry = entryOf(record.game);
    if (!entry) return setTrouble(t.otherRules(record.game));
    setChecking(true);
    const found = await checkShuffle(entry.worker(), record, promised).catch((error: Error) => error.message);
    if (number !== asked.current) return;
    setChecking(false);
    if (typeof found === 'string') setTrouble(found);
    else setChecked({ record, promised, check: found });
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
        <div aria-live="polite">
          {isChecking && <p>{t.checking}</p>}
          {checked && <Found {...checked} />}
        </div>
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
