import { below, color, motion, radius, space, type } from '@mall/design-tokens';
import { type Facets, type FilterWays, toggleCategory } from '@mall/mall-parts/catalogue';
import { Link } from '@mall/mf-kit';
import { Picture } from '@mall/ui-kit';
import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import type { SearchFilters } from './search-filters.ts';

interface Props {
  categories: Facets['shapeFilteringData'];
  isEstimated: boolean;
  ways: FilterWays<SearchFilters>;
}

const most = 6;

/** Whether there are shapes to choose from: several categories, none of them chosen yet. */
export const hasShapes = (categories: Props['categories'], filters: SearchFilters) =>
  filters.category === undefined && categories.length > 1;

/** The categories that most results lie in, by the drawing of their shape: an engineer sees the right one before reading. */
export function ShapeStrip({ categories, isEstimated, ways: { filters, hrefFor } }: Props) {
  if (!hasShapes(categories, filters)) return null;
  const shown = categories.slice(0, most);
  return (
    <nav aria-label="按分类查看">
      <Strip style={{ '--columns': shown.length } as CSSProperties}>
        {shown.map(({ id, name, count, pictureUrl }) => (
          <li key={id}>
            <Tile to={hrefFor(toggleCategory(filters, id))}>
              <Picture src={pictureUrl} alt="" size={48} />
              <span>
                <b>{name}</b>
                <small>
                  {isEstimated && '约 '}
                  {count.toLocaleString('en-US')} 种
                </small>
              </span>
            </Tile>
          </li>
        ))}
      </Strip>
    </nav>
  );
}

// The columns are said, not counted by the browser: tiles would move while the page is still being read.
const Strip = styled.ul`
  display: grid;
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  gap: 1px;
  margin-bottom: ${space.lg};
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  & > li {
    box-shadow: 0 0 0 1px ${color.line};
  }
  ${below.desktop} {
    display: flex;
    flex-wrap: wrap;
    & > li {
      flex: 1 1 148px;
    }
  }
`;
const Tile = styled(Link)`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr);
  gap: ${space.sm};
  align-items: center;
  height: 72px;
  padding: ${space.sm} ${space.md};
  color: ${color.ink};
  line-height: ${type.lineTable};
  transition: background-color ${motion.fast} ${motion.ease};
  & b {
    display: -webkit-box;
    overflow: hidden;
    font-size: ${type.sizeTable};
    font-weight: ${type.weightPart};
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  & small {
    color: ${color.inkThird};
    font-size: ${type.sizeLeast};
  }
  &:hover {
    background: ${color.surfaceHover};
    color: ${color.accent};
    text-decoration: none;
  }
`;
