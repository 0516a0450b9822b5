/** Which tab of a narrow board shows a piece, by the place of its button. */
const tabOf = (piece: string): number | undefined => {
  if (/^(column|space|deck)/.test(piece)) return 0;
  if (/^(print|studio|icon|hand|tile)/.test(piece)) return /^(print|studio|icon)-1/.test(piece) ? 2 : 1;
  if (/^pawn/.test(piece)) return 2;
  return /^diploma/.test(piece) ? 3 : undefined;
};

/**
 * On a narrow screen the board's areas share the middle behind tabs. A lesson that is read turns to the area it speaks
 * of; a lesson that asks turns back to where the decision lies. It presses the board's own buttons: the board stays
 * the only one to know which area it shows.
 */
export function bringInSight(board: HTMLElement, pieces: readonly string[], isAsking: boolean): void {
  const tabs = [...board.querySelectorAll<HTMLElement>('.tabs .tab')];
  if (tabs.length === 0) return;
  if (isAsking) tabs.find(tab => tab.classList.contains('due'))?.click();
  else if (!pieces.some(piece => board.querySelector(`[data-piece="${piece}"]`))) {
    const wanted = pieces.map(tabOf).find(tab => tab !== undefined);
    if (wanted !== undefined) tabs[wanted]?.click();
  }
}
