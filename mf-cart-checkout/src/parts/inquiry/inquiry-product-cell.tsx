import { below, color, space, type } from '@mall/design-tokens';
import { skuUrl } from '@mall/domain/catalogue';
import { Link } from '@mall/mf-kit';
import { CopyText, Picture } from '@mall/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { InquiryProduct } from './inquiry-types.ts';

interface Props {
  product: InquiryProduct;
  /** With its main attributes, where one chooses among several. */
  full?: boolean;
  children?: ReactNode;
}

/** What a line was taken for: picture, name, brand and model, order code to copy. The picture leads nowhere by keyboard: the name does. */
export const InquiryProductCell = ({ product, full, children }: Props) => (
  <Root>
    <Picture src={product.thumbUrl} alt="" size={48} framed />
    <div>
      <Name to={skuUrl(product.sku)} newTab title={product.productName}>
        {product.productName}
      </Name>
      <p>
        <span>{product.manufacturerName}</span>
        {product.manufacturerPartNumber && <span className="part-number">{product.manufacturerPartNumber}</span>}
        <CopyText text={product.orderCode || product.sku} label={`复制订货编码 ${product.orderCode || product.sku}`} />
        {product.itemNo && <span>物料号 {product.itemNo}</span>}
      </p>
      {full && product.specification && <p>{product.specification}</p>}
      {children}
    </div>
  </Root>
);

const Root = styled.div`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr);
  gap: ${space.sm};
  & p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.sm};
    color: ${color.inkSecond};
    font-size: ${type.sizeLeast};
    line-height: 20px;
  }
`;
const Name = styled(Link)`
  padding-block: 3px;
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  color: ${color.ink};
  font-size: ${type.sizeTable};
  &:hover {
    color: ${color.accent};
  }
  /* A finger's height, whether the name has one line or two. */
  ${below.tablet} {
    display: flex;
    align-items: center;
    min-height: 44px;
  }
`;
