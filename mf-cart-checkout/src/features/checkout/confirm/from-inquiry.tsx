import { space } from '@mall/design-tokens';
import { displayMinute } from '@mall/domain/time';
import { Link } from '@mall/mf-kit';
import { Notice } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { inquiryPath } from '../../../parts/inquiry/paths.ts';
import type { InquiryConfirm } from '../../../parts/trading-types.ts';
import { PriceWatch } from './price-watch.tsx';

interface Props {
  page: InquiryConfirm;
  addressId: number;
  onRefresh: () => void;
}

/** Says which quotation is ordered, how long its prices hold, what stays open of it, and where the usual price is lower now. */
export function FromInquiry({ page, addressId, onRefresh }: Props) {
  const { inquiry } = page;
  const lower = inquiry.lines.filter(({ isListPriceLower }) => isListPriceLower);
  const isPart = inquiry.lines.some(({ quantity, left }) => quantity < left);
  return (
    <Gap>
      <Notice>
        按报价单 <Link to={inquiryPath(inquiry.inquiryId)}>{inquiry.inquiryNumber}</Link> 的价格下单，报价有效至{' '}
        {displayMinute(inquiry.validUntil)}
        {isPart && '；其余数量仍可在有效期内下单'}
        {lower.length > 0 && <div>{lower.map(({ sku }) => sku).join('、')} 的平时价现在低于报价，已按更低的价格计算</div>}
      </Notice>
      <PriceWatch page={page} addressId={addressId} onRefresh={onRefresh} />
    </Gap>
  );
}

const Gap = styled.div`
  display: grid;
  gap: ${space.sm};
  padding-bottom: ${space.md};
`;
