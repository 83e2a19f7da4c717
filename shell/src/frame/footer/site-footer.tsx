import { ToastRegion } from '@mall/ui-kit';
import { LoginGate } from '../../session/login/login-gate.tsx';
import { useFrameRoute } from '../frame-route.ts';
import { CookieReminder } from '../notices/cookie-reminder.tsx';
import { ComparisonBar } from '../side/comparison-bar.tsx';
import { SideMenu } from '../side/side-menu.tsx';
import { useCountsKept } from '../use-counts.ts';
import { LinkBlocks } from './link-blocks.tsx';
import { RecordLines } from './record-lines.tsx';
import { ServiceHighlights } from './service-highlights.tsx';
import { SiteBanners } from './site-banners.tsx';

/** The foot of every page, and what floats over all of them. */
export function SiteFooter() {
  const { layout } = useFrameRoute();
  useCountsKept();
  const isBare = layout === 'bare' || layout === 'document';
  const isBrief = layout === 'register';
  return (
    <>
      {!isBare && (
        <footer className="frame-footer">
          {!isBrief && (
            <>
              <ServiceHighlights />
              <LinkBlocks />
            </>
          )}
          <RecordLines />
        </footer>
      )}
      {!isBare && !isBrief && (
        <>
          <SideMenu />
          <ComparisonBar />
        </>
      )}
      <SiteBanners />
      <CookieReminder />
      <ToastRegion />
      <LoginGate />
    </>
  );
}
