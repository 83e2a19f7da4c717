import type { DataSheet } from '../data-sheet/sheet.ts';
import type { ModelFiles } from '../kernel/make-model.ts';
import type { Params } from '../part.ts';

/** What the workshop is asked for, and what it answers; `rss` are the bytes of memory it holds. */
export type Order = { what: 'model'; family: string; params: Params } | { what: 'data-sheet'; sheet: DataSheet };
export type Answer = { rss: number } & ({ model: ModelFiles | undefined } | { pdf: Uint8Array } | { failure: string });
