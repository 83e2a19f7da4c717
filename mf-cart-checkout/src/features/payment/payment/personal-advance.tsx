import { space, type } from '@mall/design-tokens';
import { usePayment } from '@mall/mall-parts/payment';
import { usePlatform } from '@mall/mf-kit';
import { Checkbox } from '@mall/ui-kit/forms';
import { styled } from 'styled-components';
import { Failure } from '../../../parts/method-parts.ts';
import type { PayPage } from '../../../parts/trading-types.ts';

/** 个人垫付: whoever ordered pays online, out of their own pocket; a refund goes back to them. */
export function PersonalAdvance({ page, onEdited }: { page: PayPage; onEdited: (page: PayPage) => void }) {
  const { sdk } = usePlatform();
  const write = usePayment();
  if (!page.mayBeAdvanced) return null;
  async function edit(isPersonalAdvance: boolean) {
    const content = { orderId: page.orderId, isPersonalAdvance };
    await write.pay(content, async (options) => onEdited(await sdk.payment.editPersonalAdvancePayment(content, options)));
  }
  return (
    <Row>
      <Checkbox
        label={
          <>
            个人垫付 <small>由本人在线支付，退款退回本人账户</small>
          </>
        }
        checked={page.isPersonalAdvance}
        disabled={write.isBusy}
        onChange={(event) => void edit(event.target.checked)}
      />
      <Failure role="alert">{write.failure}</Failure>
    </Row>
  );
}

const Row = styled.div`
  padding-top: ${space.md};
  font-size: ${type.sizeTable};
`;
