import { useEffect, useState } from 'preact/hooks';
import { status } from './connection.ts';
import { onlineWords } from './text/index.ts';

/** Says that the server is not heard, when that lasts; never a reason to stop anybody. */
export function ConnectionNotice() {
  const now = status.value;
  const isQuiet = now === 'online' || now === 'closed';
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (isQuiet) return;
    const timer = setTimeout(() => setLong(true), 1200);
    return () => clearTimeout(timer);
  }, [isQuiet]);
  const t = onlineWords();
  if (now === 'outdated') {
    return (
      <p class="connection" role="alert">
        {t.outdated}{' '}
        <button type="button" class="quiet" onClick={() => location.reload()}>
          {t.reload}
        </button>
      </p>
    );
  }
  return (
    <p class="connection" role="status" hidden={isQuiet || !isLong}>
      {!isQuiet && isLong && (now === 'waiting' ? t.waiting : t.connecting)}
    </p>
  );
}
