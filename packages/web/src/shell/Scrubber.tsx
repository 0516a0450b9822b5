import { useEffect, useState } from 'preact/hooks';
import { settings } from '../settings.ts';
import type { Replay } from '../source/replay.ts';
import { words } from '../text/index.ts';

const pace = { slow: 1600, normal: 900, fast: 400, instant: 120 } as const;

/** Moving in time: a line with the turns marked, steps, and playing on by itself. */
export function Scrubber({ replay, onLink, onBranch }: { replay: Replay; onLink: () => void; onBranch: () => void }) {
  const [isPlaying, setPlaying] = useState(false);
  const t = words().replay;
  const { at, length, turns } = replay;
  const to = (move: number): void => {
    at.value = Math.max(0, Math.min(length, move));
  };
  useEffect(() => {
    if (!isPlaying) return;
    if (at.value >= length) return setPlaying(false);
    const timer = setTimeout(() => to(at.value + 1), pace[settings.value.speed]);
    return () => clearTimeout(timer);
  }, [isPlaying, at.value]);
  const isOver = !!replay.table.value?.outcome;
  return (
    <section class="scrubber" aria-label={t.title}>
      <div class="scrubber-line">
        <input
          type="range"
          min={0}
          max={length}
          value={at.value}
          aria-label={t.position(at.value, length)}
          onInput={event => to(event.currentTarget.valueAsNumber)}
        />
        <div class="turn-marks" aria-hidden="true">
          {turns.map(turn => (
            <i key={turn} style={{ left: `${(turn / Math.max(1, length)) * 100}%` }} />
          ))}
        </div>
      </div>
      <div class="scrubber-tools">
        <button type="button" class="quiet" aria-label={t.first} onClick={() => to(0)}>
          |◀
        </button>
        <button type="button" class="quiet" aria-label={t.previous} onClick={() => to(at.value - 1)}>
          ◀
        </button>
        <button type="button" class="quiet" onClick={() => setPlaying(!isPlaying)}>
          {isPlaying ? t.pause : t.play}
        </button>
        <button type="button" class="quiet" aria-label={t.next} onClick={() => to(at.value + 1)}>
          ▶
        </button>
        <button type="button" class="quiet" aria-label={t.last} onClick={() => to(length)}>
          ▶|
        </button>
        <span class="scrubber-at">{t.position(at.value, length)}</span>
        <button type="button" class="quiet" onClick={onLink}>
          {t.link}
        </button>
        <button type="button" class="main" title={t.branchHint} disabled={isOver} onClick={onBranch}>
          {t.branch}
        </button>
      </div>
    </section>
  );
}
