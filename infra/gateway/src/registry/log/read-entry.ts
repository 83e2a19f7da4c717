import type { LiveEntry } from '../live-state.ts';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads an entry of the log of what is live.
 * @returns why it can't be: half of it was written, or it is another's
 */
export function readEntry(text: string, number: number): LiveEntry | string {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch (error) {
    return text ? (error as Error).message : 'it is empty';
  }
  if (!isRecord(read) || read.number !== number) return `it is no entry ${number}`;
  const { live, candidates, snapshot, at, who, act } = read;
  const isWhole =
    isRecord(live) &&
    isRecord(candidates) &&
    Object.values(live).every((state) => isRecord(state) && typeof state.stable === 'string' && Array.isArray(state.earlier)) &&
    [snapshot, at, who, act].every((one) => typeof one === 'string');
  return isWhole ? (read as unknown as LiveEntry) : 'parts of it are missing';
}
