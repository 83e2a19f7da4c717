import { below, color, space, type } from '@mall/design-tokens';
import { type CallOutput, Link } from '@mall/mf-kit';
import { styled } from 'styled-components';
import { BrandTiles } from '../../../parts/brand-tiles.tsx';
import { SectionHead } from '../../../parts/layout-parts.ts';

type Home = CallOutput<'home.getMallIndex'>;

/** The brands' marks; their pages open in a new tab. Below them whose papers the mall has. */
export function BrandWall({ brands, certificates }: { brands: Home['brandData']; certificates: Home['certificateData'] }) {
  const shown = brands.slice(0, 24);
  if (!shown.length) return null;
  return (
    <section aria-labelledby="brands-title">
      <SectionHead>
        <h2 id="brands-title">合作品牌</h2>
        <Link to="/brand/selection">品牌精选</Link>
        <Link to="/brand/all">全部品牌</Link>
      </SectionHead>
      <BrandTiles brands={shown} />
      {certificates.length > 0 && (
        <Papers>
          <Link to="/brand/proxy-certificate">代理证书</Link>
          {certificates.map(({ id, manufacturerName, number }) => (
            <Link key={id} to={`/brand/proxy-certificate?keyword=${encodeURIComponent(number)}`}>
              {manufacturerName}
            </Link>
          ))}
        </Papers>
      )}
    </section>
  );
}

const Papers = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.lg};
  padding: ${space.sm} 0;
  font-size: ${type.sizeTable};
  & > a + a {
    color: ${color.inkSecond};
  }
  ${below.tablet} {
    & > a {
      min-height: 44px;
      line-height: 44px;
    }
  }
`;
