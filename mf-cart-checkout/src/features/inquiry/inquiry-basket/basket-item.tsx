import { color, space, type } from '@mall/design-tokens';
import { Link } from '@mall/mf-kit';
import { CopyText, IconButton, Picture, Tag, TrashIcon } from '@mall/ui-kit';
import { styled } from 'styled-components';
import type { InquiryBasketItem } from '../../../parts/trading-types.ts';

interface Props {
  item: InquiryBasketItem;
  onDelete: () => void;
  onFollow: () => void;
}

/** 未知状态 is the name of a valid line (rule inquiry 3). */
const valid = '未知状态';

/** One product that waits to be inquired. */
export const BasketItem = ({ item: { quantity, typeName, skuDto }, onDelete, onFollow }: Props) => (
  <Root>
    <Picture src={skuDto.defaultThumbUrl} alt="" size={48} framed />
    <Facts>
      <Name to={`/p/${encodeURIComponent(skuDto.skuNumber)}`} title={skuDto.productName} newTab onClick={onFollow}>
        {skuDto.productName}
      </Name>
      <p>
        {skuDto.manufacturerName} <span className="part-number">{skuDto.manufacturerPartNumber}</span>
      </p>
      <p>
        订货编码 <CopyText text={skuDto.orderCode} label={`复制订货编码 ${skuDto.orderCode}`} />
      </p>
      {skuDto.itemNo && <p>物料号 {skuDto.itemNo}</p>}
      {typeName !== valid && <Tag kind="danger">{typeName}</Tag>}
      {skuDto.isBlackCardProduct && <Tag kind="black-card">黑卡商品</Tag>}
    </Facts>
    <Side>
      <IconButton label={`删除 ${skuDto.productName}`} icon={<TrashIcon size={14} />} onClick={onDelete} />
      <span>
        {skuDto.inquiryPrice || !skuDto.appliedPrice ? (
          '价格详询'
        ) : (
          <>
            <b>¥{skuDto.appliedPrice}</b>
            {skuDto.salesPackUom && `/${skuDto.salesPackUom}`}
          </>
        )}
      </span>
      <span>× {quantity}</span>
    </Side>
  </Root>
);

const Root = styled.li`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr) auto;
  gap: ${space.md};
  padding: ${space.md} 0;
  border-bottom: 1px solid ${color.line};
`;
const Facts = styled.div`
  overflow: hidden;
  color: ${color.inkSecond};
  font-size: ${type.sizeLeast};
  & > p {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
const Name = styled(Link)`
  display: block;
  overflow: hidden;
  color: ${color.ink};
  font-size: ${type.sizeTable};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
const Side = styled.div`
  display: grid;
  justify-items: end;
  align-content: space-between;
  color: ${color.inkSecond};
  font-size: ${type.sizeLeast};
  white-space: nowrap;
  & b {
    color: ${color.price};
    font-weight: ${type.weightStrong};
  }
`;
