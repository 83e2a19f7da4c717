import { below, color, layout, motion, radius, space, type, zIndex } from '@mall/design-tokens';
import { Link, useCall } from '@mall/mf-kit';
import { Body, Breadcrumb, belowFold, EmptyPanel, ErrorPanel, PageSkeleton, wholeForTarget } from '@mall/ui-kit';
import { Input } from '@mall/ui-kit/forms';
import { type CSSProperties, useState } from 'react';
import { styled } from 'styled-components';
import { BrandTiles } from '../../../parts/brand-tiles.tsx';
import { PageHead } from '../../../parts/layout-parts.ts';
import { brandsCall } from './brands-call.ts';
import { byInitial } from './by-initial.ts';

/** How many letters a window of 900 px shows. */
const groupsAbove = 6;
/** As wide as the page may be: eight marks a row. */
const heightOf = (brands: number) => 1 + Math.ceil(brands / 8) * 93;

/** All brands from A to Z, with a row of letters that stays and a box to find one by name. */
export default function BrandsPage() {
  const { data, error, refresh } = useCall(brandsCall());
  const [typed, setTyped] = useState('');
  const word = typed.trim().toLowerCase();
  const groups = byInitial((data ?? []).filter(({ name }) => name.toLowerCase().includes(word)));
  return (
    <Body>
      <Breadcrumb linkAs={Link} items={[{ label: '首页', href: '/' }, { label: '全部品牌' }]} />
      <Head>
        <h1>全部品牌</h1>
        {data && <p>共 {data.length} 个品牌</p>}
        <Input aria-label="查找品牌" placeholder="品牌名称" size="sm" value={typed} onChange={(event) => setTyped(event.target.value)} />
      </Head>
      {data ? (
        <>
          <Letters aria-label="按首字母">
            {groups.map(({ initial }) => (
              <a key={initial} href={`#brand-${initial}`}>
                {initial}
              </a>
            ))}
          </Letters>
          {groups.map(({ initial, brands }, at) => (
            <Group
              key={initial}
              id={`brand-${initial}`}
              aria-label={`首字母 ${initial}`}
              style={at < groupsAbove ? undefined : ({ '--height': `${heightOf(brands.length)}px` } as CSSProperties)}
            >
              <h2>{initial}</h2>
              <BrandTiles brands={brands} first={at === 0} />
            </Group>
          ))}
          {groups.length === 0 && <EmptyPanel title="没有找到该品牌">换一个名称试试，或清空查找框看全部品牌。</EmptyPanel>}
        </>
      ) : error ? (
        <ErrorPanel error={error} onRetry={refresh} />
      ) : (
        <PageSkeleton what="品牌" variant="grid" count={18} />
      )}
    </Body>
  );
}

const Head = styled(PageHead)`
  & > :last-child {
    width: 220px;
    margin-left: auto;
  }
  ${below.tablet} {
    & > :last-child {
      width: 100%;
    }
  }
`;
const Letters = styled.nav`
  position: sticky;
  top: ${layout.stickyTop};
  z-index: ${zIndex.sticky};
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  padding: ${space.sm};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  & > a {
    min-width: 32px;
    height: 28px;
    border-radius: ${radius.md};
    color: ${color.ink};
    font-weight: ${type.weightPart};
    line-height: 28px;
    text-align: center;
    transition: background-color ${motion.fast} ${motion.ease};
  }
  & > a:hover {
    background: ${color.accentTint};
    color: ${color.accent};
    text-decoration: none;
  }
  ${below.tablet} {
    position: static;
    & > a {
      min-width: 44px;
      height: 44px;
      line-height: 44px;
    }
  }
`;
const Group = styled.section`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr);
  padding-top: ${space.lg};
  scroll-margin-top: 112px;
  & > h2 {
    padding-top: ${space.md};
    color: ${color.inkSecond};
    font-size: ${type.sizeTitle};
  }
  &[style] {
    ${belowFold('var(--height)')}
  }
  ${wholeForTarget}
  ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
