import type { MenuEntry } from '@mall/mf-kit/manifest';
import { createContext, useContext } from 'react';
import type { ShellPlatform } from './shell-platform.ts';

/** What the shell's own parts know of the site beyond the platform of an area. */
export interface SiteFacts {
  /** Is there a page at this path of the site? Links that staff maintain may be ahead of the areas that are live. */
  hasPage(path: string): boolean;
  /** In the browser only: what the live areas have in the customer centre's menu. */
  menu?: MenuEntry[];
  /** In the browser only: the shell's own side of the platform. */
  shell?: ShellPlatform;
}

export const SiteFactsContext = createContext<SiteFacts | undefined>(undefined);

/** For the shell's own screens, which are mounted outside the frame's roots. */
let live: SiteFacts = { hasPage: () => true };
export const setLiveFacts = (facts: SiteFacts) => {
  live = facts;
};

export const useSiteFacts = () => useContext(SiteFactsContext) ?? live;
