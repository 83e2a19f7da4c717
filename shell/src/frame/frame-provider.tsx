import { AreaBoundary, DataProvider, type PageData, type Platform, PlatformProvider } from '@mall/mf-kit';
import type { MenuEntry } from '@mall/mf-kit/manifest';
import { createContext, type ReactNode, useContext } from 'react';
import type { ShellPlatform } from '../platform/create-platform.ts';

/** What the frame knows beyond the platform of an area. */
export interface FrameFacts {
  /** Is there a page at this path of the site? Links that staff maintain may be ahead of the areas that are live. */
  hasPage(path: string): boolean;
  /** In the browser only: what the live areas have in the customer centre's menu. */
  menu?: MenuEntry[];
  /** In the browser only: the shell's own side of the platform. */
  shell?: ShellPlatform;
}

const Facts = createContext<FrameFacts | undefined>(undefined);

/** The frame's facts for the shell's own screens, which are mounted outside the frame's roots. */
let live: FrameFacts = { hasPage: () => true };
export const setLiveFacts = (facts: FrameFacts) => {
  live = facts;
};

export const useFrameFacts = () => useContext(Facts) ?? live;

interface Props {
  part: string;
  platform: Platform;
  data: PageData;
  facts: FrameFacts;
  fallback?: ReactNode;
  children: ReactNode;
}

/** Around each of the frame's three roots; a fault in one leaves the others and the areas alone. */
export const FrameProvider = ({ part, platform, data, facts, fallback = null, children }: Props) => (
  <PlatformProvider platform={platform}>
    <DataProvider page={data}>
      <Facts value={facts}>
        <AreaBoundary area={`frame ${part}`} report={platform.report} fallback={() => fallback}>
          {children}
        </AreaBoundary>
      </Facts>
    </DataProvider>
  </PlatformProvider>
);
