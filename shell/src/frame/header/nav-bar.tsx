import { useCall } from '@mall/mf-kit';
import { firstCategoriesCall, hotWordsCall, useLayoutData } from '../frame-data.ts';
import { FrameLink } from '../frame-link.tsx';
import { useFrameFacts } from '../frame-provider.tsx';
import { useFrameRoute } from '../frame-route.ts';
import { ActivityNotices } from './activity-notices.tsx';
import { CategoryMenu } from './category-menu.tsx';

/** The category menu, the links of the mall, and today's notice. */
export function NavBar() {
  const { layout, isMissing, refresh } = useLayoutData();
  const { refresh: refreshCategories } = useCall(firstCategoriesCall());
  const { refresh: refreshWords } = useCall(hotWordsCall());
  const { hasPage } = useFrameFacts();
  const { path } = useFrameRoute();
  const { content, url } = layout.noticeData;
  return (
    <div className="frame-nav">
      <div className="frame-body">
        <CategoryMenu />
        <nav aria-label="主导航">
          {layout.navData
            .filter((link) => hasPage(link.url))
            .map(({ id, name, url: to, isNew }) => (
              <FrameLink key={id} to={to} aria-current={to === path ? 'page' : undefined}>
                {name}
                {isNew && <i className="frame-new">新</i>}
              </FrameLink>
            ))}
          {isMissing && (
            <button type="button" onClick={() => void Promise.all([refresh(), refreshCategories(), refreshWords()])}>
              导航加载失败，点击重试
            </button>
          )}
        </nav>
        {content && (
          <div className="frame-notice" title={content}>
            <ActivityNotices />
            {url && hasPage(url) ? <FrameLink to={url}>{content}</FrameLink> : <span>{content}</span>}
          </div>
        )}
      </div>
    </div>
  );
}
