import type { CreditBillItem, StaffCreditBill } from '@mall/api-contract/credit-bill';
import { below } from '@mall/design-tokens';
import { displayMinute } from '@mall/domain/time';
import { Button } from '@mall/ui-kit';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { styled } from 'styled-components';
import { ActsOf } from '../acts/acts-of.tsx';
import { useRead } from '../calls/use-read.ts';
import { Screen } from '../frame/screen.tsx';
import { type ListColumn, ListTable } from '../list/list-table.tsx';
import { NotReady } from '../parts/not-ready.tsx';
import { Panel, Sides, Stack } from '../parts/sides.ts';
import { BillTag } from './bill-columns.tsx';
import { BillTransferDialog } from './bill-transfer-dialog.tsx';
import { Disputes } from './disputes.tsx';

/** One bill: what is disputed first, its lines, and beside them sums, payments and what happened. */
export default function BillPage() {
  const { billId = '' } = useParams();
  const {
    data: bill,
    error,
    mutate,
  } = useRead(['creditBill.getCreditBill', billId], (sdk) => sdk.creditBill.getCreditBill({ id: billId }));
  if (bill) return <Ready key={bill.id} bill={bill} />;
  return (
    <NotReady
      what="账单"
      error={error}
      isMissing={error?.reason === 'CREDIT_BILL_NOT_FOUND'}
      missing={{ title: '没有找到这个账单', text: '请核对账单号。', action: <Link to="/bills?view=all">查看全部账单</Link> }}
      onRetry={() => void mutate()}
    />
  );
}

const columns: ListColumn<CreditBillItem>[] = [
  {
    key: 'name',
    header: '明细',
    cell: ({ name, kindName, kind }) => (kind === 'goods' || kindName === name ? name : `${kindName} · ${name}`),
  },
  {
    key: 'order',
    header: '订单',
    width: '180px',
    cell: ({ orderId, orderNumber }) => orderId && <Link to={`/orders/${orderId}`}>{orderNumber}</Link>,
  },
  {
    key: 'quantity',
    header: '数量',
    width: '90px',
    align: 'end',
    cell: ({ quantity, unit }) => (quantity === 0 ? '—' : `${quantity} ${unit}`),
  },
  { key: 'received', header: '收货', width: '100px', cell: ({ receivedAt }) => (receivedAt ? displayMinute(receivedAt, 'short') : '—') },
  { key: 'amount', header: '金额', width: '120px', align: 'end', cell: ({ amount }) => amount },
];

function Ready({ bill }: { bill: StaffCreditBill }) {
  const [isReceiving, setReceiving] = useState(false);
  return (
    <Screen title={`${bill.customerName} ${bill.month} 账单`} note={<BillTag bill={bill} />}>
      <Sides>
        <Stack>
          {bill.disputed.length > 0 && <Disputes disputed={bill.disputed} />}
          <ListTable caption="账单明细" columns={columns} rows={bill.items} rowKey={({ id }) => id} />
        </Stack>
        <Stack>
          <Sums aria-label="账单信息">
            <h2>{bill.billNumber}</h2>
            <p>
              金额 {bill.amount}，已还 {bill.paid}，未还 <b>{bill.open}</b>
            </p>
            <p>
              账期 {bill.periodFrom} 至 {bill.periodTo}，还款日 {bill.dueOn}
            </p>
            {bill.payments.map(({ at, methodName, amount, reference }) => (
              <p key={at + reference}>
                {displayMinute(at, 'short')} {methodName} {amount} {reference}
              </p>
            ))}
            {bill.canPay && <Button onClick={() => setReceiving(true)}>登记转账到账</Button>}
          </Sums>
          <Panel aria-label="账单记录">
            <h2>账单记录</h2>
            <ol>
              {bill.history.map(({ at, text }) => (
                <li key={at + text}>
                  <time dateTime={at}>{displayMinute(at, 'short')}</time> {text}
                </li>
              ))}
            </ol>
          </Panel>
          <Panel aria-label="操作记录">
            <h2>操作记录</h2>
            <ActsOf subjects={[bill.id]} />
          </Panel>
        </Stack>
      </Sides>
      {isReceiving && <BillTransferDialog bill={bill} onClose={() => setReceiving(false)} />}
    </Screen>
  );
}

const Sums = styled(Panel)`
  ${below.tablet} { & > button { height: 44px; } }
`;
