import type { ErrorGroup } from '@mall/api-contract/platform';
import { addGroup } from './errors/error-store.ts';
import { addCells, type Minutes } from './hour.ts';

/** What one gateway heard of browsers since it last told the others: sums only. */
export interface Gathered {
  minutes: Minutes;
  /** By id. */
  errors: Record<string, ErrorGroup>;
}

/** More faults than these at a time are a flood: of each something is known already. */
const faultsKept = 100;

export const nothingGathered = (): Gathered => ({ minutes: {}, errors: {} });

export const isNothing = ({ minutes, errors }: Gathered) => !Object.keys(minutes).length && !Object.keys(errors).length;

/** Counts one more meeting with a fault. */
export function gatherError({ errors }: Gathered, group: ErrorGroup): void {
  const known = errors[group.id];
  if (!known && Object.keys(errors).length >= faultsKept) return;
  errors[group.id] = addGroup(known, group);
}

/** Adds up, in place: what could not be told is told together with what came after. */
export function gatherMore(sum: Gathered, more: Gathered): void {
  for (const [minute, cells] of Object.entries(more.minutes)) {
    sum.minutes[Number(minute)] ??= {};
    addCells(sum.minutes[Number(minute)]!, cells);
  }
  for (const group of Object.values(more.errors)) gatherError(sum, group);
}
