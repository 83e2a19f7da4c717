import { space } from '@mall/design-tokens';
import { displayMinute } from '@mall/domain/time';
import { Link } from '@mall/mf-kit';
import { Notice } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { inquiryPath } from '../../../parts/inquiry/paths.ts';
import type { InquiryConfirm } from '../../../parts/trading-types.ts';

/** Says which quotation is ordered, how long its prices hold, what stays open of it, and where the usual price is lower now. */
export function FromInquiry({ inquiry }: { inquiry: InquiryConfirm['inquiry'] }) {
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
    </Gap>
  );
}

const Gap = styled.div`
  padding-bottom: ${space.md};
`;
