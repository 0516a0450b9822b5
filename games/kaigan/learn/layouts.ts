import { type Art, moved, node } from '@hanga/web/art/tree.ts';
import type { Figure } from '@hanga/web/learn/rulebook.ts';

export const at = (x: number, y: number, art: Art): Art => node('g', { transform: [moved(x, y)] }, art);
export const row = (parts: readonly Art[], size: { width: number; height: number }, gap: number): Figure => ({
  width: parts.length * size.width + (parts.length - 1) * gap,
  height: size.height,
  art: parts.map((part, index) => at(index * (size.width + gap), 0, part)),
});
