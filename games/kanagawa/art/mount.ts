import { loop } from '@hanga/web/art/brush.ts';
import { ink } from '@hanga/web/art/tokens.ts';
import { type Art, node } from '@hanga/web/art/tree.ts';
import { panelSize } from './paper.ts';

/** Silk around the print and a roller at each end: the print lies at (mountEdge.x, mountEdge.y). */
export const mountEdge = { x: 46, y: 20 } as const;

export const mountSize = (panels: number): { readonly width: number; readonly height: number } => ({
  width: panels * panelSize.width + 2 * mountEdge.x,
  height: panelSize.height + 2 * mountEdge.y + 8,
});

export const mountDefs = (): Art =>
  node('linearGradient', { id: 'k-roller' }, [
    node('stop', { offset: 0, 'stop-color': '#3a2413' }),
    node('stop', { offset: 0.3, 'stop-color': '#a06f3c' }),
    node('stop', { offset: 0.5, 'stop-color': '#c08c50' }),
    node('stop', { offset: 1, 'stop-color': '#2e1b0d' }),
  ]);

/** A turned roller with capped ends, standing a little proud of the silk. */
const roller = (x: number, height: number): Art => {
  const cap = (y: number): Art => [
    node('path', {
      d: loop(
        `${x - 9},${y}! ${x},${y - 1.4} ${x + 9},${y}! ${x + 8.4},${y + 10}! ${x},${y + 11} ${x - 8.4},${y + 10}!`,
      ),
      fill: '#23211e',
    }),
    node('path', { d: `M${x - 4} ${y + 1.5}v7`, stroke: '#8d8577', 'stroke-width': 1.6, 'stroke-linecap': 'round' }),
  ];
  return [
    node('rect', { x: x + 7, y: 8, width: 9, height: height - 12, fill: '#1c160d', opacity: 0.25 }),
    node('rect', { x: x - 8, y: 8, width: 16, height: height - 16, rx: 2, fill: { url: 'k-roller' } }),
    cap(0),
    cap(height - 11),
  ];
};

/** What lies under a print of so many panels, so that it hangs together as one scroll. */
export const scrollMount = (panels: number): Art => {
  const { width, height } = mountSize(panels);
  const silk = height - 16;
  return [
    node('rect', { x: 16, y: 12, width: width - 26, height: silk, fill: '#1c160d', opacity: 0.25 }),
    node('rect', { x: 14, y: 8, width: width - 28, height: silk, fill: { url: 'k-brocade' } }),
    node('rect', {
      x: mountEdge.x - 12,
      y: mountEdge.y - 4,
      width: width - 2 * mountEdge.x + 24,
      height: panelSize.height + 8,
      fill: ink.washi,
    }),
    node('path', {
      d: `M${mountEdge.x - 12} ${mountEdge.y - 4}h${width - 2 * mountEdge.x + 24}v${panelSize.height + 8}h${2 * mountEdge.x - 24 - width}z`,
      fill: 'none',
      stroke: '#c9a95c',
      'stroke-width': 2,
    }),
    roller(14, height),
    roller(width - 14, height),
  ];
};
