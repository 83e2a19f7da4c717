import { below, color, radius } from '@mall/design-tokens';
import { styled } from 'styled-components';
import { BrandTile } from './brand-tile.tsx';

interface Props {
  brands: readonly { id: number; name: string }[];
  /** The page begins with this wall: the marks of its first row come with the page. */
  first?: boolean;
}

/** A wall of brands' marks, eight in a row. */
export const BrandTiles = ({ brands, first = false }: Props) => (
  <Wall>
    {brands.map((brand, at) => (
      <li key={brand.id}>
        <BrandTile brand={brand} priority={first && at < 8} />
      </li>
    ))}
  </Wall>
);

const Wall = styled.ul`
  display: grid;
  grid-template-columns: repeat(8, minmax(0, 1fr));
  gap: 1px;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  & > li {
    box-shadow: 0 0 0 1px ${color.line};
  }
  ${below.desktop} {
    grid-template-columns: repeat(auto-fill, minmax(112px, 1fr));
  }
`;
