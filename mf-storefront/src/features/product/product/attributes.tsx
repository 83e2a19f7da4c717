import { below, color, space, type } from '@mall/design-tokens';
import { styled } from 'styled-components';
import { Paper, SectionHead } from '../../../parts/layout-parts.ts';
import type { SkuDetail } from './product-words.ts';

/** All attributes, and what a salesman would say. */
export function Attributes({ sku, all }: { sku: SkuDetail; all: Record<string, string> }) {
  const attributes = Object.entries(all);
  return (
    <>
      {attributes.length > 0 && (
        <section aria-labelledby="attributes-title">
          <SectionHead>
            <h2 id="attributes-title">规格参数</h2>
          </SectionHead>
          <List>
            {attributes.map(([key, value]) => (
              <div key={key}>
                <dt>{key}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </List>
        </section>
      )}
      {sku.description.length > 0 && (
        <section aria-labelledby="description-title">
          <SectionHead>
            <h2 id="description-title">商品说明</h2>
          </SectionHead>
          <Words>
            {sku.description.map(({ title, text }) => (
              <div key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            ))}
          </Words>
        </section>
      )}
    </>
  );
}

const List = styled(Paper).attrs({ as: 'dl' })`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  overflow: hidden;
  @media (max-width: 959px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (max-width: 599px) {
    grid-template-columns: minmax(0, 1fr);
  }
  font-size: ${type.sizeTable};
  & > div {
    display: grid;
    grid-template-columns: 120px minmax(0, 1fr);
    align-items: center;
    min-height: 36px;
    box-shadow: 0 0 0 0.5px ${color.line};
  }
  & dt {
    align-self: stretch;
    display: flex;
    align-items: center;
    padding: ${space.xs} ${space.md};
    background: ${color.surfaceHover};
    color: ${color.inkSecond};
  }
  & dd {
    padding: ${space.xs} ${space.md};
    overflow-wrap: anywhere;
  }
  ${below.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Words = styled(Paper)`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.lg} ${space.page};
  padding: ${space.xl} ${space.xxl};
  ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
    padding: ${space.lg};
  }
  & h3 {
    padding-bottom: ${space.xs};
    font-size: ${type.sizeText};
  }
  & p {
    color: ${color.inkSecond};
  }
  ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
    padding: ${space.lg};
  }
`;
