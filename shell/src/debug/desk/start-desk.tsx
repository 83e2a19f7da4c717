import { globalCss, tokensCss } from '@mall/design-tokens';
import type { DebugDesk } from '@mall/mf-kit/manifest';
import { ToastRegion } from '@mall/ui-kit';
import { createRoot } from 'react-dom/client';
import { addStyle } from '../add-style.ts';
import { DebugDeskPage } from './debug-desk-page.tsx';

/** Starts the debugging page of one area. */
export function startDesk(page: DebugDesk) {
  addStyle(`${tokensCss}${globalCss}html{overflow:hidden}#root{height:100vh}`);
  createRoot(document.getElementById('root')!).render(
    <>
      <DebugDeskPage page={page} />
      <ToastRegion />
    </>,
  );
}
