import { color, space, type } from '@mall/design-tokens';
import { call, useCall } from '@mall/mf-kit';
import { styled } from 'styled-components';
import { Paper, SectionHead } from '../../../parts/layout-parts.ts';

/** The files there are of the product; without any the section isn't there. */
export function Downloads({ productId }: { productId: number }) {
  const { data } = useCall(call('product.getSpuDownloadsById', { id: productId }));
  if (!data?.length) return null;
  return (
    <section aria-labelledby="downloads-title">
      <SectionHead>
        <h2 id="downloads-title">资料下载</h2>
      </SectionHead>
      <List>
        {data.map(({ title, fileType, url }) => (
          <li key={url}>
            <a href={url} download>
              {title}
            </a>
            <small>{fileType.toUpperCase()}</small>
          </li>
        ))}
      </List>
    </section>
  );
}

const List = styled(Paper).attrs({ as: 'ul' })`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm} ${space.section};
  padding: ${space.lg} ${space.xxl};
  font-size: ${type.sizeTable};
  & small {
    padding-left: ${space.sm};
    color: ${color.inkThird};
    font-size: ${type.sizeLeast};
  }
`;
