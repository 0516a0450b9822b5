import type { Figure } from '../../../learn/rulebook.ts';

export const at = (x: number, y: number, markup: string): string => `<g transform="translate(${x} ${y})">${markup}</g>`;
export const row = (parts: readonly string[], size: { width: number; height: number }, gap: number): Figure => ({
  width: parts.length * size.width + (parts.length - 1) * gap,
  height: size.height,
  markup: parts.map((part, index) => at(index * (size.width + gap), 0, part)).join(''),
});
