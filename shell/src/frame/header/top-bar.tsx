import { useLayoutData } from '../../platform/layout-data.ts';
import { useSiteFacts } from '../../platform/site-facts.ts';
import { Block } from '../block.tsx';
import { FrameLink } from '../frame-link.tsx';
import { AccountCorner } from './account-corner.tsx';
import { LocationButton } from './location-button.tsx';

/** The thin bar on top: where to, who, and the links that layout data names. */
export function TopBar() {
  const { layout } = useLayoutData();
  return (
    <div className="frame-top">
      <div className="frame-body">
        <Block name="location">
          <LocationButton />
        </Block>
        <span className="frame-quiet">欢迎来到百工商城</span>
        <div className="frame-top-end">
          <Block name="account">
            <AccountCorner />
          </Block>
          <Block name="quick links">
            <QuickLinks />
          </Block>
          {layout.hotline && <span className="frame-quiet">客服热线 {layout.hotline}</span>}
        </div>
      </div>
    </div>
  );
}

function QuickLinks() {
  const { layout } = useLayoutData();
  const { hasPage } = useSiteFacts();
  return (
    <nav aria-label="快捷入口">
      {layout.topData
        .filter(({ url }) => url && hasPage(url))
        .map(({ id, name, url }) => (
          <FrameLink key={id} to={url}>
            {name}
          </FrameLink>
        ))}
    </nav>
  );
}
