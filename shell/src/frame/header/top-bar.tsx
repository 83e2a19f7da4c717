import { Link } from '@mall/mf-kit';
import { useLayoutData } from '../frame-data.ts';
import { useFrameFacts } from '../frame-provider.tsx';
import { GatedLink } from '../gated-link.tsx';
import { AccountCorner } from './account-corner.tsx';
import { LocationButton } from './location-button.tsx';

/** Paths of a buyer's own: a visitor logs in first. */
const isOwn = (url: string) => /^\/(customer|mycart|checkout)/i.test(url);

/** The thin bar on top: where to, who, and the links that layout data names. */
export function TopBar() {
  const { layout } = useLayoutData();
  const { hasPage } = useFrameFacts();
  return (
    <div className="frame-top">
      <div className="frame-body">
        <LocationButton />
        <span className="frame-quiet">欢迎来到百工商城</span>
        <div className="frame-top-end">
          <AccountCorner />
          <nav aria-label="快捷入口">
            {layout.topData
              .filter(({ url }) => url && hasPage(url))
              .map(({ id, name, url }) =>
                isOwn(url) ? (
                  <GatedLink key={id} to={url}>
                    {name}
                  </GatedLink>
                ) : (
                  <Link key={id} to={url}>
                    {name}
                  </Link>
                ),
              )}
          </nav>
          {layout.hotline && <span className="frame-quiet">客服热线 {layout.hotline}</span>}
        </div>
      </div>
    </div>
  );
}
