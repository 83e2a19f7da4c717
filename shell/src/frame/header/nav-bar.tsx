import { useCall } from '@mall/mf-kit';
import { useLayoutData } from '../../platform/layout-data.ts';
import { useSiteFacts } from '../../platform/site-facts.ts';
import { Block } from '../block.tsx';
import { firstCategoriesCall, hotWordsCall } from '../frame-data.ts';
import { FrameLink } from '../frame-link.tsx';
import { useFrameRoute } from '../frame-route.ts';
import { ActivityNotices } from './activity-notices.tsx';
import { CategoryMenu } from './category-menu.tsx';

/** The category menu, the links of the mall, and today's notice. */
export const NavBar = () => (
  <div className="frame-nav">
    <div className="frame-body">
      <Block name="categories">
        <CategoryMenu />
      </Block>
      <Block name="links">
        <MallLinks />
      </Block>
      <Block name="notice">
        <Notice />
      </Block>
    </div>
  </div>
);

function MallLinks() {
  const { layout, isMissing, refresh } = useLayoutData();
  const { refresh: refreshCategories } = useCall(firstCategoriesCall());
  const { refresh: refreshWords } = useCall(hotWordsCall());
  const { hasPage } = useSiteFacts();
  const current = useFrameRoute(({ path }) => layout.navData.find(({ url }) => url === path)?.url);
  return (
    <nav aria-label="主导航">
      {layout.navData
        .filter((link) => hasPage(link.url))
        .map(({ id, name, url: to, isNew }) => (
          <FrameLink key={id} to={to} aria-current={to === current ? 'page' : undefined}>
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
  );
}

function Notice() {
  const { content, url } = useLayoutData().layout.noticeData;
  const { hasPage } = useSiteFacts();
  return content ? (
    <div className="frame-notice" title={content}>
      <ActivityNotices />
      {url && hasPage(url) ? <FrameLink to={url}>{content}</FrameLink> : <span>{content}</span>}
    </div>
  ) : null;
}
