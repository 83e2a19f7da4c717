import { type CallOutput, Link } from '@mall/mf-kit';
import { BrandTiles } from '../../../parts/brand-tiles.tsx';
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
      <BrandTiles brands={shown} />
    </section>
  );
}
