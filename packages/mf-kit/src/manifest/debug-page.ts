import type { PageSnapshot } from './page-snapshot.ts';

/** Written by the gateway as JSON (`#mall-debug`) where the shell's scripts host one area instead of the site. */
export type DebugPage = DebugHost | DebugDesk;

/** The document one released area is mounted in, alone: `page.areas` are the shell and it. */
export interface DebugHost {
  kind: 'host';
  page: PageSnapshot;
}

/** The page around it, with controls and log. */
export interface DebugDesk {
  kind: 'desk';
  operator: string;
  area: { name: string; version: string };
  /** Which version is live, '' for none. */
  live: string;
  /** The versions there are, newest first. */
  versions: string[];
  /** Areas that can be opened instead. */
  areas: string[];
  /** Where the area starts: one of its own paths. */
  start: string;
}
