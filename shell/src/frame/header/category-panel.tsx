import { color, elevation, layout, space, type } from '@mall/design-tokens';
import { brandPictureUrl, brandUrl, categoryUrl } from '@mall/domain/catalogue';
import { Link, useCall } from '@mall/mf-kit';
import { Button, Skeleton } from '@mall/ui-kit';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useLayoutData } from '../../platform/layout-data.ts';
import { categoryTreeCall } from '../frame-data.ts';

const mostBrands = 16;

/** What lies under a first-level category: second and third level, and at most 16 brands, those first that staff put there (rule layout 9). */
export default function CategoryPanel({ categoryId, takesFocus }: { categoryId: number; takesFocus: boolean }) {
  const root = useRef<HTMLElement>(null);
  const { data, error, refresh } = useCall(categoryTreeCall());
  const category = data?.categories.find(({ id }) => id === categoryId);
  const chosen = useLayoutData().layout.barBrandData.filter(({ parentId }) => parentId === 0 || parentId === categoryId);
  const found = category?.brandIds.flatMap((id) => data?.brands.find((brand) => brand.id === id) ?? []) ?? [];
  const brands = [
    ...chosen,
    ...found
      .map(({ id, name }) => ({ name, url: brandUrl(id), pictureUrl: brandPictureUrl(id) }))
      .filter(({ url }) => !chosen.some((first) => first.url === url)),
  ].slice(0, mostBrands);
  const isThere = !!category;
  useEffect(() => {
    if (takesFocus && isThere) root.current?.querySelector('a')?.focus();
  }, [takesFocus, isThere]);
  return (
    <Panel ref={root} className="frame-panel" aria-label={category ? `${category.name}的分类与品牌` : '商品分类'}>
      {category ? (
        <>
          <Tree>
            {category.selfChildren.map((second) => (
              <li key={second.id}>
                <Link to={categoryUrl(second.id)}>
                  {second.name}
                  {second.isNew && <i className="frame-new">新</i>}
                </Link>
                <p>
                  {second.selfChildren.map((third) => (
                    <Link key={third.id} to={categoryUrl(third.id)}>
                      {third.name}
                      {third.isNew && <i className="frame-new">新</i>}
                    </Link>
                  ))}
                </p>
              </li>
            ))}
          </Tree>
          {brands.length > 0 && (
            <Brands aria-label="品牌">
              {brands.map(({ name, url, pictureUrl }) => (
                <Link key={url} to={url} newTab title={name}>
                  <img src={pictureUrl} alt={name} width={96} height={40} loading="lazy" />
                </Link>
              ))}
            </Brands>
          )}
        </>
      ) : error ? (
        <Failed role="alert">
          分类加载失败：{error.message}
          <Button size="sm" onClick={() => void refresh()}>
            重试
          </Button>
        </Failed>
      ) : (
        <Tree aria-busy="true">
          {[1, 2, 3, 4, 5, 6].map((row) => (
            <li key={row}>
              <Skeleton width="72px" />
              <Skeleton width="100%" lines={2} />
            </li>
          ))}
        </Tree>
      )}
    </Panel>
  );
}

const Panel = styled.section`
  position: absolute;
  top: 100%;
  left: 100%;
  display: flex;
  width: min(940px, calc(${layout.body} - 100%));
  height: 480px;
  background: ${color.surface};
  box-shadow: ${elevation.floating};
`;
const Tree = styled.ul`
  flex: 1;
  min-width: 0;
  padding: ${space.md} ${space.xl};
  overflow-y: auto;
  overscroll-behavior: contain;
  & > li {
    display: grid;
    grid-template-columns: 104px minmax(0, 1fr);
    gap: ${space.md};
    padding: ${space.sm} 0;
    border-bottom: 1px solid ${color.line};
    font-size: ${type.sizeTable};
  }
  & > li:last-child {
    border: 0;
  }
  & > li > a {
    color: ${color.ink};
    font-weight: ${type.weightStrong};
  }
  & p {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.xs} ${space.lg};
  }
  & p a {
    color: ${color.inkSecond};
    white-space: nowrap;
  }
  & a:hover {
    color: ${color.accent};
  }
`;
const Brands = styled.nav`
  display: grid;
  grid-template-columns: 1fr 1fr;
  grid-auto-rows: 48px;
  align-content: start;
  flex: none;
  gap: ${space.sm};
  width: 248px;
  padding: ${space.lg};
  border-left: 1px solid ${color.line};
  background: ${color.ground};
  & a {
    display: grid;
    place-items: center;
    border: 1px solid ${color.line};
    background: ${color.surface};
  }
  & a:hover {
    border-color: ${color.accentLine};
  }
  & img {
    width: 96px;
    height: 40px;
    object-fit: contain;
  }
`;
const Failed = styled.div`
  display: grid;
  gap: ${space.md};
  place-content: center;
  justify-items: center;
  flex: 1;
  color: ${color.inkSecond};
`;
