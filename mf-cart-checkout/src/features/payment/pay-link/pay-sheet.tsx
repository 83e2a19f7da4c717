import { below, color, radius, space, type } from '@mall/design-tokens';
import { displayMinute } from '@mall/domain/time';
import { type CashierWay, cashierWays, chargeOf, usePaidWatch } from '@mall/mall-parts/payment';
import { type CallOutput, usePlatform } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { BrandMark, Button, Notice, Price } from '@mall/ui-kit';
import { RadioGroup } from '@mall/ui-kit/forms';
import { useState } from 'react';
import { styled } from 'styled-components';

interface Props {
  order: CallOutput<'payment.getOrderByOrderIdWithoutKpForPcPayPage'>;
  token: string;
  /** A cashier was left without paying. */
  isGivenUp: boolean;
  onSettled: () => unknown;
}

/** What is paid, for whom and to whom, and the way to the cashier. */
export function PaySheet({ order, token, isGivenUp, onSettled }: Props) {
  const { sdk } = usePlatform();
  const [way, setWay] = useState<CashierWay>('card');
  const opening = useWrite({ onFailure: onSettled });
  // Somebody else may pay meanwhile, or take the link back.
  usePaidWatch(
    async (options) => {
      const { state, isPaid } = await sdk.payment.getOrderByOrderNumberForPayPageInfoAsync(
        { orderNumber: order.orderNumber, token },
        options,
      );
      return state === 'open' ? undefined : isPaid;
    },
    true,
    onSettled,
  );
  async function pay() {
    const { answer } = await opening.run({ token, way }, () => sdk.payment.chargeByLink({ token, ...chargeOf[way] }));
    if (answer) window.location.assign(answer.payUrl);
  }

  return (
    <Sheet aria-labelledby="pay-link-title">
      <Head>
        <BrandMark size={28} />
        <b>百工商城</b>
      </Head>
      <h1 id="pay-link-title">代付订单</h1>
      {isGivenUp && <Notice tone="warning">上次支付没有完成，款项未扣除，可以重新支付。</Notice>}
      <output aria-label="应付金额">
        <Price size="lg" fen={order.payableFen} />
      </output>
      <dl>
        <dt>采购公司</dt>
        <dd>{order.companyName}</dd>
        <dt>订单号</dt>
        <dd>{order.orderNumber}</dd>
        <dt>收款方</dt>
        <dd>{order.payeeName}</dd>
        <dt>链接有效期</dt>
        <dd>{displayMinute(order.expiresAt)} 前，只能付款一次</dd>
      </dl>
      <RadioGroup label="支付方式" variant="cards" options={cashierWays} value={way} onValueChange={setWay} />
      <Button variant="primary" size="lg" busy={opening.isBusy} onClick={() => void pay()}>
        去支付 {order.payableAmount}
      </Button>
      <p role="alert">{opening.failure}</p>
      <p>请先向采购公司核对订单号与金额，再付款。</p>
    </Sheet>
  );
}

const Sheet = styled.section`
  display: grid;
  gap: ${space.lg};
  max-width: 480px;
  margin: ${space.page} auto;
  padding: ${space.section};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  & > h1 {
    font-size: ${type.sizeLead};
  }
  & > dl {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    gap: ${space.sm} ${space.lg};
    padding-block: ${space.md};
    border: solid ${color.line};
    border-width: 1px 0;
    font-size: ${type.sizeTable};
  }
  & dt,
  & > p {
    color: ${color.inkSecond};
    font-size: ${type.sizeTable};
  }
  & dd {
    text-align: right;
    overflow-wrap: anywhere;
  }
  & > [role='alert'] {
    color: ${color.danger};
    &:empty {
      display: none;
    }
  }
  ${below.tablet} {
    margin: 0;
    padding: ${space.xl} ${space.sm};
    border: 0;
  }
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.sm};
`;
