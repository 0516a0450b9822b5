export {
  gesture,
  legalBySeat,
  move,
  type PlayedTable,
  redo,
  type TableRefusal,
  tableFrom,
  tableOf,
  undo,
  whyNoRedo,
  whyNoUndo,
} from './playedTable.ts';
export { positionsOf, type Replayed, viewAt } from './replayed.ts';
export { type TableText, tableText } from './text/index.ts';
export { type LogEntry, logWith, type TableView, viewOf } from './view.ts';
