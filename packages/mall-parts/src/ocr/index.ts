export { keptReading } from './kept-reading.ts';
export { PhotoFill } from './photo-fill.tsx';
export { readValues, useReadMarks } from './read-marks.ts';
export type { ReadPhoto } from './use-photo-reading.ts';
