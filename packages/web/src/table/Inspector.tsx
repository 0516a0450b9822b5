import type { GameTypes } from '@hanga/kernel';
import type { ComponentType } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { GameFront, Inspector as GameInspector } from '../games/front.ts';
import type { LearningParts } from '../games/learning.ts';
import { settings } from '../settings.ts';
import { Lazy } from '../shell/Lazy.tsx';
import type { SeatedTable } from '../source/source.ts';
import { words } from '../text/index.ts';
import { classes } from './box.ts';
import { tableWords } from './text/index.ts';
import type { Inspected } from './useInspected.ts';
import './inspector.css';

interface InspectorProps {
  readonly front: GameFront<GameTypes>;
  readonly table: SeatedTable<GameTypes>;
  readonly inspected: Inspected;
  readonly TopicRule: (() => Promise<ComponentType<LearningParts['TopicRule']>>) | undefined;
  readonly onClose: () => void;
}

/**
 * A piece, large, beside the table. Under a resting pointer it lets everything through to the board; opened by a press
 * or a key it stays, with the piece's rule, until a tap elsewhere or Escape.
 */
export function Inspector({ front, table, inspected, TopicRule, onClose }: InspectorProps) {
  const { piece, isPinned, side } = inspected;
  const panel = useRef<HTMLDivElement>(null);
  const { language } = settings.value;
  const topic = front.topicOf?.(piece, table.view);
  useEffect(() => {
    if (!isPinned) return;
    const from = document.activeElement;
    panel.current?.focus();
    return () => {
      if (from instanceof HTMLElement || from instanceof SVGElement) from.focus();
    };
  }, [isPinned]);
  return (
    <div
      ref={panel}
      class={classes('inspector', side, isPinned ? 'pinned' : 'passing')}
      {...(isPinned
        ? { role: 'dialog' as const, 'aria-label': tableWords().inspect.title, tabIndex: -1 }
        : { 'aria-hidden': true as const })}
    >
      {isPinned && (
        <button type="button" class="quiet close" onClick={onClose}>
          {words().close}
        </button>
      )}
      <div class="inspector-body">
        {front.inspector && <Lazy load={() => inspectOf(front)} props={{ table, piece, language }} />}
      </div>
      {isPinned && topic && TopicRule && <Lazy key={topic} load={TopicRule} props={{ language, topic }} />}
      {!isPinned && TopicRule && <p class="hint">{tableWords().inspect.more}</p>}
    </div>
  );
}

type Inspect = GameInspector<GameTypes>['Inspect'];

const inspectOf = async (front: GameFront<GameTypes>): Promise<Inspect> => {
  const inspector = await front.inspector?.();
  return inspector ? inspector.Inspect : () => null;
};
