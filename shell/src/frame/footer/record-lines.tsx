import { Link } from '@mall/mf-kit';
import { useLayoutData } from '../frame-data.ts';
import { useFrameFacts } from '../frame-provider.tsx';
import { useFrameRoute } from '../frame-route.ts';

/** Record numbers, and on the home page the friendly links. */
export function RecordLines() {
  const { layout } = useLayoutData();
  const { path } = useFrameRoute();
  const { hasPage } = useFrameFacts();
  return (
    <div className="frame-records">
      <div className="frame-body">
        {path === '/' && layout.bottomFriendshipLinkData.length > 0 && (
          <p>
            <span>友情链接</span>
            {layout.bottomFriendshipLinkData.map(({ id, name, url }) => (
              <Link key={id} to={url} newTab>
                {name}
              </Link>
            ))}
          </p>
        )}
        <p>
          {layout.companyName && <span>© {layout.companyName}</span>}
          {layout.bottomLineData.map(({ id, name, url }) =>
            url && hasPage(url) ? (
              <Link key={id} to={url} newTab={!url.startsWith('/')}>
                {name}
              </Link>
            ) : (
              <span key={id}>{name}</span>
            ),
          )}
        </p>
      </div>
    </div>
  );
}
