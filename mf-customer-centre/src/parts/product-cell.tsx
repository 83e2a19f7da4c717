import { color, space, type } from '@mall/design-tokens';
import { Link } from '@mall/mf-kit';
import { CopyText, Picture } from '@mall/ui-kit';
import { styled } from 'styled-components';
import type { OrderLine } from './order-types.ts';

/** What a line is about: picture, name, brand and model, order code to copy, chosen parameters. */
export const ProductCell = ({ line }: { line: OrderLine }) => {
  const { sku, productName, manufacturerName, manufacturerPartNumber, orderCode, selectedAttributes, defaultThumbUrl } = line;
  const address = `/p/${encodeURIComponent(sku)}`;
  const code = orderCode || sku;
  return (
    <Root>
      <Link to={address} tabIndex={-1} aria-hidden="true">
        <Picture src={defaultThumbUrl} alt="" size={48} framed />
      </Link>
      <div>
        <Name to={address} title={productName}>
          {productName}
        </Name>
        <Facts>
          <span>{manufacturerName}</span>
          {manufacturerPartNumber && <span className="part-number">{manufacturerPartNumber}</span>}
          <CopyText text={code} label={`复制订货编码 ${code}`} />
          {selectedAttributes && <i title={selectedAttributes}>{selectedAttributes}</i>}
        </Facts>
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
`;
