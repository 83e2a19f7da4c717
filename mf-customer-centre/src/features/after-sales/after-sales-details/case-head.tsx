import { below, color, radius, space, type } from '@mall/design-tokens';
import { moneyText } from '@mall/domain/money';
import { Link, usePlatform } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { Button, ButtonLink, CopyText } from '@mall/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import type { AfterSalesInfo } from '../../../parts/after-sales/after-sales-types.ts';
import { contractPathOf, settlementPathOf } from '../../../parts/after-sales/paths.ts';

const CancelCaseDialog = lazy(() => import('./cancel-case-dialog.tsx'));

/** What the state means for the buyer, in one sentence. */
function meaning({ status, kind, expressNumbers, rejectReason, sentOut, refundFen, replacement }: AfterSalesInfo): string {
  if (status === 'pendingReview') return '申请已提交，客服将在一个工作日内审核';
  if (status === 'rejected') return `${sentOut ? '原物已退回' : '申请未通过'}：${rejectReason}`;
  if (status === 'cancelled') return '售后已取消，如仍需要可重新申请';
  if (status === 'awaitingReturn') return expressNumbers.length > 0 ? '商品寄回中，收到后处理' : '请寄回商品并填写运单号';
  if (status === 'processing')
    return {
      returnRefund: '商品已收到，等待退款',
      refundOnly: '等待退款',
      exchange: '商品已收到，等待换新',
      resend: '等待补发',
      repair: '商品已收到，维修中',
    }[kind];
  if (replacement) return '商品已寄出，可在补换货订单中查看物流';
  if (sentOut) return '修好的商品已寄出';
  return `已退款 ${moneyText(refundFen)}，按原支付方式退回`;
}

/** State, what it means, what can be done. */
export function CaseHead({ one, onChanged }: { one: AfterSalesInfo; onChanged: () => unknown }) {
  const { sdk, notify } = usePlatform();
  const [isOpen, setOpen] = useState(false);
  const cancelling = useWrite();
  async function cancel() {
    const { answer } = await cancelling.run({ cancel: one.id }, (options) =>
      one.isApproved
        ? sdk.afterSales.cancelAfterSales({ id: one.id }, options)
        : sdk.afterSales.cancelAfterSalesRequest({ id: one.id }, options),
    );
    if (!answer) return onChanged();
    notify({ tone: 'success', text: '售后已取消' });
    setOpen(false);
    onChanged();
  }
  return (
    <Root>
      <div>
        <h2>{one.statusName}</h2>
        <p>{meaning(one)}</p>
        <p>
          售后单号 <CopyText text={one.afterSalesNumber} label={`复制售后单号 ${one.afterSalesNumber}`} />
        </p>
      </div>
      <div>
        <ButtonLink as={Link} to={settlementPathOf(one.id)}>
          售后结算
        </ButtonLink>
        <ButtonLink as={Link} to={contractPathOf(one.id)}>
          打印售后单
        </ButtonLink>
        {one.canCancel && <Button onClick={() => setOpen(true)}>取消售后</Button>}
      </div>
      {isOpen && (
        <Suspense>
          <CancelCaseDialog
            afterSalesNumber={one.afterSalesNumber}
            isBusy={cancelling.isBusy}
            failure={cancelling.failure}
            onConfirm={() => void cancel()}
            onClose={() => {
              cancelling.forget();
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space.xxl};
  padding: ${space.xl} ${space.xxl};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  h2 { font-size: ${type.sizeDisplay}; }
  p { padding-top: ${space.xs}; color: ${color.inkSecond}; }
  p + p { font-size: ${type.sizeTable}; }
  & > div:nth-child(2) { display: flex; flex-wrap: wrap; gap: ${space.sm}; }
  ${below.tablet} {
    flex-wrap: wrap;
    gap: ${space.md};
    padding: ${space.lg};
    & > div:nth-child(2) > * { height: 44px; }
  }
`;
