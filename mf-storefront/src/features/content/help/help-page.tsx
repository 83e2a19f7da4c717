import { below, color, radius, space, type } from '@mall/design-tokens';
import { Link, useCall, useNavigate, useSearchParams } from '@mall/mf-kit';
import { EmptyPanel } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { helpArticleCall, helpSearchCall, helpTreeCall } from '../../../parts/content/content-calls.ts';
import { PageFrame } from '../../../parts/content/page-frame.tsx';
import { SearchForm } from '../../../parts/content/search-form.tsx';
import { PageHead } from '../../../parts/layout-parts.ts';
import { HelpArticle } from './help-article.tsx';
import { HelpFound } from './help-found.tsx';
import { HelpOverview } from './help-overview.tsx';

/** The help centre: its tree at the left, an article or what was found beside it; before anything is chosen all groups (rules content 2, 35). */
export default function HelpPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const wanted = query.has('id');
  const read = helpArticleCall(query);
  const tree = useCall(helpTreeCall());
  const article = useCall(read ?? null);
  const found = useCall(helpSearchCall(query) ?? null);
  const keyword = query.get('keyword')?.trim() ?? '';
  const search = (text: string) => void navigate(text ? `/helpCenter?keyword=${encodeURIComponent(text)}` : '/helpCenter');
  return (
    <PageFrame
      what={wanted ? '该帮助文章' : '帮助中心'}
      crumbs={() =>
        wanted ? [{ label: '帮助中心', href: '/helpCenter' }, { label: article.data?.name ?? '文章' }] : [{ label: '帮助中心' }]
      }
      data={tree.data}
      error={wanted ? (article.error ?? tree.error) : tree.error}
      onRetry={() => void Promise.all([tree.refresh(), article.refresh()])}
      isNowhere={wanted && !read}
    >
      {(groups) => (
        <>
          <PageHead>
            {wanted ? <b>帮助中心</b> : <h1>帮助中心</h1>}
            <Search action="/helpCenter" label="搜索帮助" placeholder="例如 发票、取消订单" keyword={keyword} onSearch={search} />
          </PageHead>
          {!wanted && !keyword && groups.length > 0 ? (
            <HelpOverview groups={groups} />
          ) : (
            <Columns>
              <Tree aria-label="帮助目录">
                {groups.map((group) => (
                  <section key={group.id}>
                    <h2>{group.name}</h2>
                    {group.selfChildren.map((one) => (
                      <Link key={one.id} to={`/helpCenter?id=${one.id}`} aria-current={one.id === article.data?.id ? 'page' : undefined}>
                        {one.name}
                      </Link>
                    ))}
                  </section>
                ))}
              </Tree>
              <div>
                {wanted ? (
                  article.data && <HelpArticle key={article.data.id} article={article.data} />
                ) : keyword ? (
                  found.data && <HelpFound keyword={keyword} found={found.data} />
                ) : (
                  <EmptyPanel title="帮助中心还没有文章">请联系客服。</EmptyPanel>
                )}
              </div>
            </Columns>
          )}
        </>
      )}
    </PageFrame>
  );
}

const Search = styled(SearchForm)`
  display: flex;
  gap: ${space.sm};
  width: min(100%, 400px);
  margin-left: auto;
`;
const Columns = styled.div`
  display: grid;
  grid-template-columns: 232px minmax(0, 1fr);
  gap: ${space.lg};
  align-items: start;
  padding-bottom: ${space.xxl};
  ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
    /* On a phone what was chosen comes before what could be. */
    & > div {
      order: -1;
    }
  }
`;
const Tree = styled.nav`
  padding: ${space.md} 0;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  font-size: ${type.sizeTable};
  & h2 {
    padding: ${space.md} ${space.lg} ${space.xs};
    font-size: ${type.sizeText};
  }
  & a {
    display: block;
    padding: 6px ${space.lg};
    color: ${color.inkSecond};
  }
  & a[aria-current] {
    background: ${color.accentTint};
    color: ${color.accent};
    font-weight: ${type.weightPart};
  }
  ${below.tablet} {
    & a {
      padding-block: 12px;
    }
  }
`;
