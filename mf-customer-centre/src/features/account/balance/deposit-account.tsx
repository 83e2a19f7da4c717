import { color, space, type } from '@mall/design-tokens';
import { useCall } from '@mall/mf-kit';
import { CopyText, ErrorPanel, PageSkeleton } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { prepaymentCall } from '../../../parts/calls.ts';

/** Where deposits are transferred to, each part of it to copy; and what the company's people paid out of their own pockets. */
export function DepositAccount() {
  const { data, error, refresh } = useCall(prepaymentCall());
  if (!data) return error ? <ErrorPanel error={error} onRetry={refresh} /> : <PageSkeleton what="收款账号" variant="form" />;
  const { accountName, bank, accountNumber, remark } = data.depositAccount;
  const { orderCount, amount } = data.personalAdvance;
  return (
    <Facts>
      <dt>收款户名</dt>
      <dd>
        <CopyText text={accountName} />
      </dd>
      <dt>开户银行</dt>
      <dd>
        <CopyText text={bank} />
      </dd>
      <dt>收款账号</dt>
      <dd>
        <CopyText text={accountNumber} />
      </dd>
      <dt>转账附言</dt>
      <dd>{remark}</dd>
      {orderCount > 0 && (
        <>
          <dt>个人垫付</dt>
          <dd>
            {orderCount} 个订单，共 {amount}
          </dd>
        </>
      )}
    </Facts>
  );
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  gap: ${space.xs} 0;
  padding-bottom: ${space.lg};
  font-size: ${type.sizeTable};
  & dt {
    color: ${color.inkSecond};
  }
`;
