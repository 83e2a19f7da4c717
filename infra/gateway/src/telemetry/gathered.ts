import type { ErrorGroup } from '@mall/api-contract/platform';
import type { Sighting } from './canary-evidence.ts';
import { addGroup } from './errors/error-store.ts';
import type { Told } from './heard-views.ts';
import { addCells, type Cells, type Minutes } from './hour.ts';

/** What one gateway learnt at once: of a beacon, or of what it met itself. */
export interface Heard {
  /** Undefined for what the gateway saw itself: nobody tells that twice. */
  told?: Told;
  minute: number;
  cells: Cells;
  errors: ErrorGroup[];
  sightings: Sighting[];
}

/** What one gateway heard since it last told the others: sums, and whom it heard of. */
export interface Gathered {
  minutes: Minutes;
  /** By id. */
  errors: Record<string, ErrorGroup>;
  told: Told[];
  sightings: Sighting[];
}

/** More faults than these at a time are a flood: of each something is known already. */
const faultsKept = 100;

/** Adds up what was heard. */
export function sumOf(heard: Heard[]): Gathered {
  const sum: Gathered = { minutes: {}, errors: {}, told: [], sightings: [] };
  for (const { told, minute, cells, errors, sightings } of heard) {
    if (told) sum.told.push(told);
    sum.minutes[minute] ??= {};
    addCells(sum.minutes[minute], cells);
    for (const group of errors) gatherError(sum, group);
    sum.sightings.push(...sightings);
  }
  return sum;
}

function gatherError({ errors }: Gathered, group: ErrorGroup): void {
  const known = errors[group.id];
  if (!known && Object.keys(errors).length >= faultsKept) return;
  errors[group.id] = addGroup(known, group);
}
