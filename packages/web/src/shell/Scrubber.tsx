import { useEffect, useState } from 'preact/hooks';
import { settings } from '../settings.ts';
import type { Replay } from '../source/replay.ts';
import type { SeatInfo } from '../source/source.ts';
import { words } from '../text/index.ts';
import { EyesField } from './EyesField.tsx';
import { Marks, tellMoments } from './Marks.tsx';
import './Scrubber.css';

const pace = { slow: 1600, normal: 900, fast: 400, instant: 120 } as const;

interface ScrubberProps {
  readonly replay: Replay;
  readonly seats: readonly SeatInfo[];
  readonly onLink: () => void;
  readonly onBranch: () => void;
}

/** Moving in time: a line with the turns marked, steps, and playing on by itself. */
export function Scrubber({ replay, seats, onLink, onBranch }: ScrubberProps) {
  const [isPlaying, setPlaying] = useState(false);
  const t = words().replay;
  const { at, length } = replay;
  const tell = tellMoments(replay, seats);
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
          aria-label={t.moment}
          aria-valuetext={tell(at.value)}
          onInput={event => to(event.currentTarget.valueAsNumber)}
        />
        <Marks replay={replay} seats={seats} tell={tell} />
      </div>
      <EyesField replay={replay} seats={seats} />
      <div class="scrubber-tools">
        <button type="button" class="quiet" aria-label={t.first} onClick={() => to(0)}>
          |◀
        </button>
        <button type="button" class="quiet" aria-label={t.previous} onClick={() => to(at.value - 1)}>
          ◀
        </button>
        <button type="button" class="quiet" onClick={() => setPlaying(!isPlaying)}>
          <span class="sign" aria-hidden="true">
            {isPlaying ? '❚❚' : '►'}
          </span>
          <span class="label">{isPlaying ? t.pause : t.play}</span>
        </button>
        <button type="button" class="quiet" aria-label={t.next} onClick={() => to(at.value + 1)}>
          ▶
        </button>
        <button type="button" class="quiet" aria-label={t.last} onClick={() => to(length)}>
          ▶|
        </button>
        <span class="scrubber-at">{t.position(at.value, length)}</span>
        <button type="button" class="quiet" onClick={onLink}>
          <span class="sign" aria-hidden="true">
            ↗
          </span>
          <span class="label">{t.link}</span>
        </button>
        <button type="button" class="main" title={t.branchHint} disabled={isOver} onClick={onBranch}>
          <span class="sign" aria-hidden="true">
            ↳
          </span>
          <span class="label">{t.branch}</span>
        </button>
      </div>
    </section>
  );
}
