import { moneyText } from '@mall/domain/money';
import { Button, Notice } from '@mall/ui-kit';
import { useState } from 'react';
import { useRead } from '../calls/use-read.ts';
import { ApproveDialog } from '../credit/approve-dialog.tsx';

/** The credit account of a company that has one, and what may be done with it. */
export function CreditOfCustomer({ customerId }: { customerId: number }) {
  const { data } = useRead(['staff.listCreditAccounts'], (sdk) => sdk.staff.listCreditAccounts());
  const [isOpen, setOpen] = useState(false);
  const account = data?.find((one) => one.customerId === customerId);
  if (!account) return null;
  return (
    <>
      <Notice
        title={`账期：${account.creditStatusName}`}
        tone={account.appliedAt ? 'warning' : 'info'}
        action={
          account.canApprove && (
            <Button size="sm" onClick={() => setOpen(true)}>
              批准额度
            </Button>
          )
        }
      >
        额度 {moneyText(account.limitFen)}，已用 {moneyText(account.usedFen)}
      </Notice>
      {isOpen && <ApproveDialog account={account} onClose={() => setOpen(false)} />}
    </>
  );
}
