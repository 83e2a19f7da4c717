import { below, color, layout, radius, space, type } from '@mall/design-tokens';
import { categoryUrl } from '@mall/domain/catalogue';
import { Link, useCall } from '@mall/mf-kit';
import { Body, Breadcrumb, ErrorPanel, PageSkeleton } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { PageTitle, Paper } from '../../../parts/layout-parts.ts';
import { NewBadge } from '../../../parts/new-badge.ts';
import { sitemapCall } from './sitemap-call.ts';

/** Every category: the first level at the left, the second and third beside it. */
export default function SitemapPage() {
  const { data, error, refresh } = useCall(sitemapCall());
  const categories = data?.categories ?? [];
  return (
    <Body>
      <Breadcrumb linkAs={Link} items={[{ label: '首页', href: '/' }, { label: '全部分类' }]} />
      <PageTitle>全部分类</PageTitle>
      {data ? (
        <Columns>
          <Index aria-label="一级分类">
            {categories.map(({ id, name }) => (
              <a key={id} href={`#category-${id}`}>
                {name}
              </a>
            ))}
          </Index>
          <div>
            {categories.map(({ id, name, selfChildren }) => (
              <Block key={id} id={`category-${id}`} aria-labelledby={`category-${id}-name`}>
                <h2 id={`category-${id}-name`}>
                  <Link to={categoryUrl(id)}>{name}</Link>
                </h2>
                <dl>
                  {selfChildren.map((second) => (
                    <div key={second.id}>
                      <dt>
                        <Link to={categoryUrl(second.id)}>
                          {second.name}
                          {second.isNew && <NewBadge />}
                        </Link>
                      </dt>
                      <dd>
                        {second.selfChildren.map((third) => (
                          <Link key={third.id} to={categoryUrl(third.id)}>
                            {third.name}
                            {third.isNew && <NewBadge />}
                          </Link>
                        ))}
                      </dd>
                    </div>
                  ))}
                </dl>
              </Block>
            ))}
          </div>
        </Columns>
      ) : error ? (
        <ErrorPanel error={error} onRetry={refresh} />
      ) : (
        <PageSkeleton what="分类" variant="panel" count={24} />
      )}
    </Body>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: 168px minmax(0, 1fr);
  gap: ${space.lg};
  align-items: start;
  ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Index = styled.nav`
  position: sticky;
  top: calc(${layout.stickyTop} + ${space.md});
  display: grid;
  padding: ${space.sm} 0;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  font-size: ${type.sizeTable};
  & > a {
    padding: ${space.xs} ${space.lg};
    color: ${color.ink};
  }
  & > a:hover {
    background: ${color.accentTint};
    color: ${color.accent};
    text-decoration: none;
  }
  ${below.tablet} {
    position: static;
    grid-template-columns: 1fr 1fr;
    & > a {
      padding-block: 12px;
    }
  }
`;
const Block = styled(Paper)`
  margin-bottom: ${space.md};
  padding: ${space.lg} ${space.xl};
  scroll-margin-top: 80px;
  & > h2 {
    padding-bottom: ${space.sm};
    font-size: ${type.sizeLead};
  }
  & > h2 > a {
    color: ${color.ink};
  }
  & > dl {
    font-size: ${type.sizeTable};
  }
  & > dl > div {
    display: grid;
    grid-template-columns: 116px minmax(0, 1fr);
    gap: ${space.md};
    padding: 6px 0;
    border-top: 1px solid ${color.line};
  }
  & dt > a {
    color: ${color.ink};
    font-weight: ${type.weightPart};
  }
  & dd {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.xs} ${space.lg};
  }
  & dd > a {
    color: ${color.inkSecond};
  }
  & a:hover {
    color: ${color.accent};
  }
  ${below.tablet} {
    padding: ${space.lg};
    & > dl > div {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
    & a {
      display: inline-flex;
      align-items: center;
      min-width: 44px;
      min-height: 44px;
    }
  }
`;
