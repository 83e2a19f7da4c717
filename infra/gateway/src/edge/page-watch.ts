import type { Snapshot } from '../registry/snapshot.ts';

/** Whoever counts what becomes of pages. */
export interface PageWatch {
  /** What the cache said. */
  onCache(result: 'hit' | 'stale' | 'miss'): void;
  /** A page is answered. @returns the view's name, with which its browser tells of it */
  begin(snapshot: string, ip: string): string;
  /** The gateway could not render the page of this view. @param area whose fault that was */
  onFault(view: string, ip: string, snapshot: Snapshot, area: string): void;
}
