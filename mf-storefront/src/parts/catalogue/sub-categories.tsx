import { below, color, motion, radius, space, type } from '@mall/design-tokens';
import { categoryUrl } from '@mall/domain/catalogue';
import { Link } from '@mall/mf-kit';
import { Picture } from '@mall/ui-kit';
import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { NewBadge } from '../new-badge.ts';
import type { CatalogueResult } from './use-catalogue.ts';

const columns = 6;
/** Rows of about the same length: eight tiles are four and four. */
const evenColumns = (count: number) => Math.ceil(count / Math.ceil(count / columns));

/** How many rows of a window of 900 px are left to the list below: a row of tiles is about as high as one of SKUs. */
export const rowsBelow = (categories: unknown[]) => Math.max(1, 6 - Math.ceil(categories.length / columns));

/** The categories one level down, each with the drawing of its shape. */
export function SubCategories({ categories }: { categories: CatalogueResult['subCategories'] }) {
  if (!categories.length) return null;
  return (
    <nav aria-label="下级分类">
      <List style={{ '--columns': evenColumns(categories.length) } as CSSProperties}>
        {categories.map(({ id, name, pictureUrl, skuCount, isNew }) => (
          <li key={id}>
            <Tile to={categoryUrl(id)}>
              <Picture src={pictureUrl} alt="" size={72} />
              <span>
                <b>
                  {name}
                  {isNew && <NewBadge />}
                </b>
                <small>{skuCount.toLocaleString('en-US')} 种</small>
              </span>
            </Tile>
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 1px;
  margin-bottom: ${space.lg};
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  & > li {
    flex: 1 1 calc(100% / var(--columns) - 2px);
    min-width: 0;
    box-shadow: 0 0 0 1px ${color.line};
  }
  ${below.desktop} {
    & > li {
      flex-basis: 148px;
    }
  }
`;
const Tile = styled(Link)`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  gap: ${space.sm};
  align-items: center;
  height: 88px;
  padding: ${space.sm};
  color: ${color.ink};
  line-height: ${type.lineTable};
  transition: background-color ${motion.fast} ${motion.ease};
  & b {
    display: block;
    font-weight: ${type.weightPart};
    font-size: ${type.sizeTable};
    overflow-wrap: anywhere;
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
