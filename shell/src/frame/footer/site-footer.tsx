import { ToastRegion } from '@mall/ui-kit';
import { AgreementGate } from '../../session/agreements/agreement-gate.tsx';
import { LoginGate } from '../../session/login/login-gate.tsx';
import { Block } from '../block.tsx';
import { layoutOf, useFrameRoute } from '../frame-route.ts';
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
  const layout = useFrameRoute(layoutOf);
  const isBare = layout === 'bare' || layout === 'document';
  const isBrief = layout === 'register';
  return (
    <>
      <Block name="counts">
        <CountsKept />
      </Block>
      {!isBare && (
        <footer className="frame-footer">
          {!isBrief && (
            <>
              <Block name="services">
                <ServiceHighlights />
              </Block>
              <Block name="foot links">
                <LinkBlocks />
              </Block>
            </>
          )}
          <Block name="records">
            <RecordLines />
          </Block>
        </footer>
      )}
      {!isBare && !isBrief && (
        <>
          <Block name="side menu">
            <SideMenu />
          </Block>
          <Block name="comparison">
            <ComparisonBar />
          </Block>
        </>
      )}
      <Block name="warnings">
        <SiteBanners />
      </Block>
      <Block name="cookies">
        <CookieReminder />
      </Block>
      <Block name="notices">
        <ToastRegion />
      </Block>
      <Block name="login">
        <LoginGate />
      </Block>
      <Block name="agreements">
        <AgreementGate />
      </Block>
    </>
  );
}

function CountsKept() {
  useCountsKept();
  return null;
}
