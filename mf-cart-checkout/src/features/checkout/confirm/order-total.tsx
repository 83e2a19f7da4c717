import { below, color, radius, space, type } from '@mall/design-tokens';
import { moneyText } from '@mall/domain/money';
import { Link } from '@mall/mf-kit';
import { Button, Price } from '@mall/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ActionBar } from '../../../parts/action-bar.ts';
import type { CheckoutConfirm } from '../../../parts/trading-types.ts';

interface Props {
  page: CheckoutConfirm;
  /** Where the lines can be changed. */
  back: string;
  addressId: number;
  isBusy: boolean;
  isStale: boolean;
  submitText: string;
  /** What went wrong with the last try, beside the button it is about. */
  failure: ReactNode;
  onSubmit: () => void;
}

/** 应付金额 and 提交订单, in sight beside the page. */
export function OrderTotal({
  page: { totals, addresses, discounts },
  back,
  addressId,
  isBusy,
  isStale,
  submitText,
  failure,
  onSubmit,
}: Props) {
  const address = addresses.find(({ id }) => id === addressId);
  const couponFen = discounts.reduce((sum, { kind, fen }) => (kind === 'coupon' ? sum + fen : sum), 0);
  const campaignFen = totals.discountFen - couponFen;
  return (
    <Root aria-label="订单金额">
      <dl>
        <dt>商品金额（{totals.selectedQuantity} 件）</dt>
        <dd>{totals.goodsAmount}</dd>
        <dt>活动优惠</dt>
        <dd>{campaignFen > 0 ? `−${moneyText(campaignFen)}` : '无'}</dd>
        {couponFen > 0 && (
          <>
            <dt>优惠券</dt>
            <dd>−{moneyText(couponFen)}</dd>
          </>
        )}
        <dt>运费</dt>
        <dd>{totals.freightFen > 0 ? totals.freightAmount : '包邮'}</dd>
      </dl>
      <ActionBar data-action-bar>
        <Payable>
          <span>应付金额</span>
          <output aria-label="应付金额">
            <Price fen={totals.payableFen} />
          </output>
        </Payable>
        {address && (
          <Digest>
            送至 {address.region} {address.detail}
            <br />
            {address.consignee} {address.mobile}
          </Digest>
        )}
        <Button variant="primary" size="lg" block busy={isBusy} disabled={isStale} onClick={onSubmit}>
          {submitText}
        </Button>
      </ActionBar>
      <Failure role="alert">{failure}</Failure>
      <Foot>
        价格含 13% 增值税。提交时会再次核对价格与库存，有变化先告知您。
        <Link to={back}>返回修改</Link>
      </Foot>
    </Root>
  );
}

const Root = styled.aside`
  position: sticky;
  top: calc(var(--layout-sticky-top, 0px) + ${space.md});
  padding: ${space.lg} ${space.xl} ${space.xl};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  & > dl {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: ${space.sm};
    color: ${color.inkSecond};
    font-size: ${type.sizeTable};
  }
  & > dl > dd {
    color: ${color.ink};
    text-align: right;
  }
  ${below.desktop} {
    position: static;
  }
`;
const Payable = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  margin: ${space.md} 0;
  padding-top: ${space.md};
  border-top: 1px solid ${color.line};
  & output > span {
    font-size: ${type.sizeDisplay};
  }
  ${below.desktop} {
    flex: 1;
    justify-content: flex-start;
    gap: ${space.sm};
    margin: 0;
    padding: 0;
    border: 0;
    white-space: nowrap;
    & output > span {
      font-size: ${type.sizeTitle};
    }
  }
  ${below.tablet} {
    flex-direction: column;
    gap: 0;
  }
`;
const Digest = styled.p`
  padding-bottom: ${space.md};
  color: ${color.inkSecond};
  font-size: ${type.sizeLeast};
  ${below.desktop} {
    padding: 0;
  }
  ${below.tablet} {
    display: none;
  }
`;
const Failure = styled.div`
  color: ${color.danger};
  font-size: ${type.sizeTable};
  &:not(:empty) {
    padding-top: ${space.sm};
  }
`;
const Foot = styled.p`
  padding-top: ${space.md};
  color: ${color.inkThird};
  font-size: ${type.sizeLeast};
  & > a {
    display: block;
    padding-top: ${space.xs};
  }
  ${below.tablet} {
    & > a {
      padding-block: 12px;
    }
  }
`;
