import { color, radius } from '@mall/design-tokens';
import { type CallOutput, Link } from '@mall/mf-kit';
import { styled } from 'styled-components';
import { BrandTile } from '../../../parts/brand-tile.tsx';
import { SectionHead } from '../../../parts/layout-parts.ts';

/** The brands' marks; their pages open in a new tab. */
export function BrandWall({ brands }: { brands: CallOutput<'home.getMallIndex'>['brandData'] }) {
  const shown = brands.slice(0, 24);
  if (!shown.length) return null;
  return (
    <section aria-labelledby="brands-title">
      <SectionHead>
        <h2 id="brands-title">合作品牌</h2>
        <Link to="/brand/all">全部品牌</Link>
      </SectionHead>
      <Wall>
        {shown.map((brand) => (
          <li key={brand.id}>
            <BrandTile brand={brand} />
          </li>
        ))}
      </Wall>
    </section>
  );
}

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
`;
