import { below, color, space, type } from '@mall/design-tokens';
import { skuUrl } from '@mall/domain/catalogue';
import { Link } from '@mall/mf-kit';
import { CopyText, Picture } from '@mall/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface Product {
  sku: string;
  productName: string;
  manufacturerName: string;
  manufacturerPartNumber: string;
  orderCode: string;
  defaultThumbUrl: string;
  selectedAttributes: string;
  /** What the company calls it itself. */
  customerSkuItemNo?: string | undefined;
}

interface Props {
  product: Product;
  size: 48 | 72;
  /** All facts on one line, the order code without its name: for lists of orders. */
  dense?: boolean;
  /** What else there is to say about it, under its facts. */
  children?: ReactNode;
}

/** What a line is about: picture, name, brand and model, order code to copy, chosen parameters. */
export const ProductCell = ({ product, size, dense, children }: Props) => {
  const { sku, productName, manufacturerName, manufacturerPartNumber, orderCode, selectedAttributes } = product;
  const address = skuUrl(sku);
  const code = orderCode || sku;
  const copied = <CopyText text={code} label={`复制订货编码 ${code}`} />;
  const itemNo = product.customerSkuItemNo && <span>物料号 {product.customerSkuItemNo}</span>;
  const chosen = selectedAttributes && <i title={selectedAttributes}>{selectedAttributes}</i>;
  return (
    <Root>
      <Link to={address} tabIndex={-1} aria-hidden="true">
        <Picture src={product.defaultThumbUrl} alt="" size={size} framed />
      </Link>
      <div>
        <Name to={address} title={productName}>
          {productName}
        </Name>
        <Facts>
          <span>{manufacturerName}</span>
          {manufacturerPartNumber && <span className="part-number">{manufacturerPartNumber}</span>}
          {dense && copied}
          {dense && itemNo}
          {dense && chosen}
        </Facts>
        {!dense && (
          <Facts>
            <span>订货编码 {copied}</span>
            {itemNo}
            {chosen}
          </Facts>
        )}
        {children}
      </div>
    </Root>
  );
};

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space.md};
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
`;
const Facts = styled.div`
  display: flex;
  gap: ${space.sm};
  overflow: hidden;
  color: ${color.inkSecond};
  font-size: ${type.sizeLeast};
  line-height: 20px;
  white-space: nowrap;
  & > span {
    flex: none;
  }
  & > i {
    overflow: hidden;
    font-style: normal;
    text-overflow: ellipsis;
  }
  ${below.tablet} {
    flex-wrap: wrap;
    gap: 0 ${space.sm};
  }
`;
