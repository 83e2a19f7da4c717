import { below, color, radius, space, type } from '@mall/design-tokens';
import { isFreePayment, passwordLockedWords, passwordNeed, passwordNotSetWords } from '@mall/domain/payment';
import { displayMinute } from '@mall/domain/time';
import { type CallFailure, type CallOutput, Link, usePlatform } from '@mall/mf-kit';
import { ButtonLink, CopyText, Notice } from '@mall/ui-kit';
import { Radio } from '@mall/ui-kit/forms';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Facts, MethodBody } from '../../../parts/method-parts.ts';
import type { Supplement } from '../../../parts/trading-types.ts';
import { WithPassword } from '../../../parts/with-password.tsx';

type Result = CallOutput<'payment.payByUseCreditSupplyBalance'>;
type Method = Parameters<ReturnType<typeof usePlatform>['sdk']['payment']['payByUseCreditSupplyBalance']>[0]['method'];

interface Props {
  supplement: Supplement;
  refresh: () => Promise<unknown>;
  /** The payment page. */
  otherWays: string;
}

/** How the order is shared, and what the rest is paid with. */
export function SupplementForm({ supplement, refresh, otherWays }: Props) {
  const { sdk, bus, navigate } = usePlatform();
  const { orderId, creditFen, isHeld, methods } = supplement;
  const allowed = methods.filter((one) => one.isAllowed);
  const [chosen, setMethod] = useState<Method>();
  const method = chosen ?? (allowed[0]?.method as Method | undefined) ?? 'unionPay';
  const answer = useRef<Result | undefined>(undefined);
  const ownFen = (isHeld ? 0 : creditFen) + (method === 'balance' ? supplement.restFen : 0);
  const isFree = isFreePayment(ownFen, supplement.freePaymentLimitFen);
  const request = { orderId, method, creditFen };

  /** Whatever changed is shown before the buyer tries again. */
  const take = (paying: Promise<Result>) =>
    paying.then(
      (result) => {
        answer.current = result;
      },
      async (failure: CallFailure) => {
        if (failure.reason !== 'PAYMENT_PASSWORD_REQUIRED' && failure.reason !== 'PAYMENT_PASSWORD_WRONG') await refresh();
        throw failure;
      },
    );
  function done() {
    const charge = answer.current?.charge;
    if (charge) return window.location.assign(charge.payUrl);
    bus.emit('order:paid', { orderId, paidWith: 'credit' });
    navigate(`/checkout/success/${encodeURIComponent(orderId)}`, { replace: true });
  }

  return (
    <Root aria-label="账期补差">
      <MethodBody>
        <Facts>
          <dt>订单号</dt>
          <dd>
            <CopyText text={supplement.orderNumber} />
          </dd>
          <dt>订单金额</dt>
          <dd>{supplement.payableAmount}</dd>
          <dt>账期支付</dt>
          <dd>
            {supplement.creditAmount}
            {isHeld && '（已占用）'}
          </dd>
          <dt>其余支付</dt>
          <dd>
            <strong>{supplement.restAmount}</strong>
          </dd>
        </Facts>
        <p>
          两笔都完成后订单才算付款；{displayMinute(supplement.expiresAt)}{' '}
          前未付清，订单自动取消，占用的额度随即释放。退款时先退其余支付，再退账期。
        </p>
        <Choices role="radiogroup" aria-label="其余金额的支付方式">
          {methods.map((option) => (
            <Radio
              key={option.method}
              name="supplement-method"
              value={option.method}
              checked={option.method === method}
              disabled={!option.isAllowed}
              onChange={() => setMethod(option.method as Method)}
              label={
                <>
                  {option.name} <small>{option.isAllowed ? option.hint : option.reason}</small>
                </>
              }
            />
          ))}
        </Choices>
        {!isFree && supplement.passwordLockedUntil ? (
          <Notice tone="warning">{passwordLockedWords(supplement.passwordLockedUntil)}</Notice>
        ) : passwordNeed(isFree, supplement.hasPaymentPassword) === 'notSet' ? (
          <Notice tone="warning">{passwordNotSetWords}</Notice>
        ) : (
          <WithPassword
            content={{ ...request, method: `supplement ${method}` }}
            amount={method === 'balance' ? supplement.payableAmount : supplement.creditAmount}
            label={isHeld ? `支付其余 ${supplement.restAmount}` : '确认补差支付'}
            mayBeFree={isFree}
            payFree={(options) => take(sdk.payment.payByUseCreditSupplyBalance(request, options))}
            payWithPassword={(password, options) =>
              take(sdk.payment.payByUseCreditSupplyBalancePassword({ ...request, password }, options))
            }
            onPaid={done}
          />
        )}
        <ButtonLink as={Link} variant="link" to={otherWays}>
          选择其他支付方式
        </ButtonLink>
      </MethodBody>
    </Root>
  );
}

const Root = styled.section`
  padding: ${space.xxl} ${space.section};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  ${below.tablet} {
    padding: ${space.lg};
  }
`;
const Choices = styled.div`
  display: grid;
  gap: ${space.sm};
  & label {
    min-height: 44px;
  }
  & small {
    color: ${color.inkSecond};
    font-size: ${type.sizeLeast};
  }
`;
