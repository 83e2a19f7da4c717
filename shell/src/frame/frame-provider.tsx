import { AreaBoundary, DataProvider, type PageData, type Platform, PlatformProvider } from '@mall/mf-kit';
import type { ReactNode } from 'react';
import { type SiteFacts, SiteFactsContext } from '../platform/site-facts.ts';

interface Props {
  part: string;
  platform: Platform;
  data: PageData;
  facts: SiteFacts;
  fallback?: ReactNode;
  children: ReactNode;
}

/** Around each of the frame's three roots; a fault in one leaves the others and the areas alone. */
export const FrameProvider = ({ part, platform, data, facts, fallback = null, children }: Props) => (
  <PlatformProvider platform={platform}>
    <DataProvider page={data}>
      <SiteFactsContext value={facts}>
        <AreaBoundary area={`frame ${part}`} report={platform.report} fallback={() => fallback}>
          {children}
        </AreaBoundary>
      </SiteFactsContext>
    </DataProvider>
  </PlatformProvider>
);
