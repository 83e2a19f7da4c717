import { moneyText } from '@mall/domain/money';
import { Notice } from '@mall/ui-kit';
import { Link } from 'react-router';
import { useRead } from '../calls/use-read.ts';

/** The credit account of a company that has one, and the way to what may be done with it. */
export function CreditOfCustomer({ customerId }: { customerId: number }) {
  const { data } = useRead(['staff.listCreditAccounts'], (sdk) => sdk.staff.listCreditAccounts());
  const account = data?.find((one) => one.customerId === customerId);
  if (!account) return null;
  return (
    <Notice
      title={`账期：${account.creditStatusName}`}
      tone={account.appliedAt ? 'warning' : 'info'}
      action={
        <Link to={`/credit/${customerId}`}>{account.appliedAt ? '审核申请' : account.canApprove ? '查看与调整额度' : '查看账期'}</Link>
      }
    >
      额度 {moneyText(account.limitFen)}，已用 {moneyText(account.usedFen)}
    </Notice>
  );
}
