import { below, color, layout, motion, radius, space, type, zIndex } from '@mall/design-tokens';
import { Radio } from '@mall/ui-kit/forms';
import { styled } from 'styled-components';
import type { PaymentMethod, PayPage } from '../../../parts/trading-types.ts';
import { AgreedPay } from './agreed-pay.tsx';
import { BalancePay } from './balance-pay.tsx';
import { CreditPay } from './credit-pay.tsx';
import { ProviderPay } from './provider-pay.tsx';
import { SupplementLink } from './supplement-link.tsx';

interface Props {
  page: PayPage;
  method: PaymentMethod;
  onChoose: (method: PaymentMethod) => void;
  onPaid: (method: PaymentMethod) => void;
  onSettled: (isPaid: boolean) => void;
}

/** The methods at the left, the chosen one's own part at the right. Those not allowed say why. */
export function Methods({ page, method, onChoose, onPaid, onSettled }: Props) {
  const paid = () => onPaid(method);
  return (
    <Root aria-label="选择支付方式">
      <List role="radiogroup" aria-label="支付方式">
        {page.options.map((option) => (
          <Choice
            key={option.method}
            name="payment-method"
            value={option.method}
            checked={option.method === method}
            disabled={!option.isAllowed}
            onChange={() => onChoose(option.method)}
            label={
              <>
                {option.name}
                <small>{option.isAllowed ? option.hint : option.reason}</small>
              </>
            }
          />
        ))}
        <SupplementLink page={page} />
      </List>
      <Side data-action-bar>
        {(method === 'unionPay' || method === 'wechatPay') && (
          <ProviderPay key={method} provider={method} orderId={page.orderId} amount={page.payableAmount} onSettled={onSettled} />
        )}
        {method === 'balance' && <BalancePay page={page} onPaid={paid} />}
        {method === 'credit' && <CreditPay page={page} onPaid={paid} />}
        {(method === 'cashOnDelivery' || method === 'offlineTransfer') && (
          <AgreedPay key={method} page={page} method={method} onAgreed={paid} />
        )}
      </Side>
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: 300px minmax(0, 1fr);
  min-height: 320px;
  margin-top: ${space.md};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const List = styled.div`
  display: grid;
  align-content: start;
  border-right: 1px solid ${color.line};
  ${below.tablet} {
    border-width: 0 0 1px;
  }
`;
const Choice = styled(Radio)`
  && {
    display: flex;
    align-items: center;
    min-height: 64px;
    padding: ${space.sm} ${space.xl};
    border-bottom: 1px solid ${color.line};
    box-shadow: inset 2px 0 0 transparent;
    transition: background-color ${motion.fast} ${motion.ease};
    &:last-child {
      border-bottom-color: transparent;
    }
    &:hover:not(:has(:disabled)) {
      background: ${color.surfaceHover};
    }
    &:has(:checked) {
      background: ${color.accentTint};
      box-shadow: inset 2px 0 0 ${color.accent};
    }
  }
  & small {
    display: block;
    color: ${color.inkSecond};
    font-size: ${type.sizeLeast};
  }
`;
const Side = styled.div`
  padding: ${space.xxl} ${space.section};
  ${below.tablet} {
    padding: ${space.lg};
  }
  ${below.tablet} {
    &::before {
      content: '';
      position: fixed;
      inset: auto 0 0;
      z-index: ${zIndex.sticky};
      height: calc(72px + var(--frame-foot, 0px) + env(safe-area-inset-bottom));
      border-top: 1px solid ${color.line};
      background: ${color.surface};
    }
    & button[data-size='lg'] {
      position: fixed;
      right: ${layout.gutter};
      bottom: calc(12px + var(--frame-foot, 0px) + env(safe-area-inset-bottom));
      z-index: ${zIndex.sticky};
      padding: 0 ${space.lg};
      font-size: ${type.sizeLead};
    }
  }
`;
