import { AreaBoundary, usePlatform } from '@mall/mf-kit';
import type { ReactNode } from 'react';

/** One block of the frame: what goes wrong in it, an answer without its fields for one, costs this block and nothing around it. */
export const Block = ({ name, children }: { name: string; children: ReactNode }) => (
  <AreaBoundary area={`frame ${name}`} report={usePlatform().report} fallback={() => null}>
    {children}
  </AreaBoundary>
);
