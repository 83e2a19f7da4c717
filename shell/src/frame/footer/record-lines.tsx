import { useLayoutData } from '../../platform/layout-data.ts';
import { useSiteFacts } from '../../platform/site-facts.ts';
import { FrameLink } from '../frame-link.tsx';
import { isHome, useFrameRoute } from '../frame-route.ts';

/** Record numbers, and on the home page the friendly links. */
export function RecordLines() {
  const { layout } = useLayoutData();
  const isAtHome = useFrameRoute(isHome);
  const { hasPage } = useSiteFacts();
  return (
    <div className="frame-records">
      <div className="frame-body">
        {isAtHome && layout.bottomFriendshipLinkData.length > 0 && (
          <p>
            <span>友情链接</span>
            {layout.bottomFriendshipLinkData.map(({ id, name, url }) => (
              <FrameLink key={id} to={url} newTab>
                {name}
              </FrameLink>
            ))}
          </p>
        )}
        <p>
          {layout.bottomLineData.map(({ id, name, url }) =>
            url && hasPage(url) ? (
              <FrameLink key={id} to={url}>
                {name}
              </FrameLink>
            ) : (
              <span key={id}>{name}</span>
            ),
          )}
        </p>
      </div>
    </div>
  );
}
