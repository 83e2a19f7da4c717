export type { ColumnRole } from './header-words.ts';
export { type ReadQuantity, readQuantity } from './quantity.ts';
export { type ReadLines, readLines, type SkippedRow } from './read-lines.ts';
export { type OfferedSheet, type ReadSheets, readSheets } from './read-sheets.ts';
export { type ReadText, readText } from './read-text.ts';
export { headerFingerprint, type ListColumn, type ListMapping, listScore, recogniseSheet } from './recognise.ts';
export { cellAtMost, cellsAtMost, cellText, type ListRow, type ListSheet, rowsAtMost } from './rows.ts';
