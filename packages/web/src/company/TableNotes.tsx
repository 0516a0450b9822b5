import { useEffect, useState } from 'preact/hooks';
import { timeWords } from '../online/clockWords.ts';
import type { Remote } from '../online/remote.ts';
import { onlineWords } from '../online/text/index.ts';
import { playAgain } from './playAgain.ts';
import { companyWords } from './text/index.ts';

/** What people at the table should know now, and the one thing that they can do about it. */
export function TableNotes({ remote }: { readonly remote: Remote }) {
  return (
    <>
      <PauseNote remote={remote} />
      <WaitingNote remote={remote} />
      <EndNote remote={remote} />
      <StoringNote remote={remote} />
    </>
  );
}

/** Milliseconds after which it is said in words that a move is not stored; until then a mark shows it. */
const SAID_AFTER = 1000;

function StoringNote({ remote }: { readonly remote: Remote }) {
  const isAhead = remote.table.value?.isAhead === true;
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (!isAhead) return;
    const timer = setTimeout(() => setLong(true), SAID_AFTER);
    return () => clearTimeout(timer);
  }, [isAhead]);
  if (!isAhead || !isLong) return null;
  return (
    <p class="note" role="status">
      {companyWords().notStored}
    </p>
  );
}

function PauseNote({ remote }: { readonly remote: Remote }) {
  const t = companyWords();
  const info = remote.info.value;
  const paused = remote.paused.value;
  if (!info || !paused) return null;
  const { by } = paused;
  return (
    <p class="note" role="status">
      <span>{info.you.host ? t.youPaused : t.paused(by === undefined ? undefined : remote.nameOf(by))}</span>
      {info.you.host && (
        <button type="button" class="main" onClick={() => void remote.do({ kind: 'resume' })}>
          {t.resume}
        </button>
      )}
    </p>
  );
}

/** Somebody has kept the table waiting for as long as was agreed: the others may let a bot play. */
function WaitingNote({ remote }: { readonly remote: Remote }) {
  const t = companyWords();
  const info = remote.info.value;
  const asked = remote.asked.value;
  const mine = info?.you.seat;
  const [now, setNow] = useState(Date.now);
  const owing = (info?.status === 'running' && asked ? remote.toAct.value : []).filter(seat => {
    const person = info?.seats[seat];
    return seat !== mine && person?.kind === 'person' && !person.standIn;
  });
  const isWaiting = mine !== undefined && owing.length > 0 && !remote.paused.value;
  useEffect(() => {
    if (!isWaiting) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);
  if (!info || !asked || !isWaiting) return null;
  const late = owing.filter(seat => now - (asked[seat] ?? now) >= info.patience * 1000);
  const voters = info.seats.filter(seat => seat.kind === 'person' && !seat.standIn).length - 1;
  return (
    <>
      {late.map(seat => {
        const since = asked[seat] as number;
        const votes = info.votes?.find(vote => vote.seat === seat && vote.asked === since)?.by ?? [];
        return (
          <p key={seat} class="note">
            <span>
              {/* The minute, so that it is not said again every second. */}
              {t.keepsWaiting(remote.nameOf(seat), timeWords(Math.floor((now - since) / 60_000) * 60_000))}
              {votes.length > 0 && ` ${t.voted(votes.length, voters)}`}
            </span>
            {!votes.includes(mine) && (
              <button type="button" onClick={() => void remote.do({ kind: 'vote', seat, asked: since })}>
                {t.vote}
              </button>
            )}
          </p>
        );
      })}
    </>
  );
}

/** A game that was broken off has no count of points: what is to be said of it is said here. */
function EndNote({ remote }: { readonly remote: Remote }) {
  const t = companyWords();
  const info = remote.info.value;
  const [trouble, setTrouble] = useState('');
  if (info?.status !== 'ended') return null;
  const by = info.result?.ended?.by;
  return (
    <p class="note" role="status">
      <span>
        {info.result?.ended?.house
          ? onlineWords().room.endedByHouse
          : t.ended(by === undefined ? undefined : remote.nameOf(by))}
        {info.next?.by && ` ${t.asked(info.next.by)}`}
        {trouble && ` ${trouble}`}
      </span>
      {info.you.seat !== undefined && (
        <button
          type="button"
          class="main"
          onClick={() => void playAgain(info).catch((why: Error) => setTrouble(why.message))}
        >
          {info.next ? t.join : t.again}
        </button>
      )}
    </p>
  );
}
