import { below, color, radius, space, type } from '@mall/design-tokens';
import { brandUrl } from '@mall/domain/catalogue';
import { Link } from '@mall/mf-kit';
import { Picture } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { CertificateCard, CertificateList } from '../../../parts/brands/certificate-card.tsx';
import { Story } from '../../../parts/brands/story.tsx';
import type { CatalogueResult } from '../../../parts/catalogue/use-catalogue.ts';

interface Props {
  brand: NonNullable<CatalogueResult['manufacturer']>;
  sem: NonNullable<CatalogueResult['brandSem']>;
}

/** Who a brand is: its story, its series, the pages that show its goods, its papers. Folded, so that its goods stay near the top (rule catalogue 21). */
export const BrandSem = ({ brand, sem: { story, series, catalogues, certificates } }: Props) => (
  <>
    {series.length > 0 && (
      <Series aria-label="系列">
        {series.map(({ categoryId, name, series: called, skuCount, pictureUrl }) => (
          <Link key={categoryId} to={`${brandUrl(brand.id)}?category=${categoryId}`}>
            <Picture src={pictureUrl} alt="" size={48} />
            <span>
              <b>{name}</b>
              <small>
                {called} · {skuCount.toLocaleString('en-US')} 种
              </small>
            </span>
          </Link>
        ))}
      </Series>
    )}
    {(story.length > 0 || certificates.length > 0 || catalogues.length > 0) && (
      <Fold>
        <summary>
          品牌故事{certificates.length > 0 && '、代理证书'}
          {catalogues.length > 0 && '与目录'}
        </summary>
        <Story brand={brand} story={story} />
        {catalogues.length > 0 && (
          <ul aria-label="目录">
            {catalogues.map(({ title, url, summary }) => (
              <li key={url}>
                <Link to={url}>{title}</Link> {summary}
              </li>
            ))}
          </ul>
        )}
        {certificates.length > 0 && (
          <CertificateList>
            {certificates.map((certificate) => (
              <li key={certificate.id}>
                <CertificateCard certificate={certificate} />
              </li>
            ))}
          </CertificateList>
        )}
      </Fold>
    )}
  </>
);

const Series = styled.nav`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: 1px;
  margin-bottom: ${space.md};
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  & > a {
    display: flex;
    align-items: center;
    gap: ${space.sm};
    min-width: 0;
    padding: ${space.sm};
    box-shadow: 0 0 0 1px ${color.line};
    color: ${color.ink};
    font-size: ${type.sizeTable};
  }
  & > a:hover {
    background: ${color.surfaceHover};
    color: ${color.accent};
    text-decoration: none;
  }
  & span {
    min-width: 0;
  }
  & b,
  & small {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & b {
    font-weight: ${type.weightPart};
  }
  & small {
    color: ${color.inkThird};
    font-size: ${type.sizeLeast};
  }
  ${below.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${below.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
const Fold = styled.details`
  margin-bottom: ${space.md};
  & > summary {
    padding: ${space.sm} 0;
    color: ${color.accent};
    cursor: pointer;
  }
  & > ul {
    margin-bottom: ${space.md};
  }
  & > ul > li {
    padding: ${space.xs} 0;
    color: ${color.inkSecond};
    font-size: ${type.sizeTable};
  }
  ${below.tablet} {
    & > summary {
      min-height: 44px;
      line-height: 28px;
    }
  }
`;
