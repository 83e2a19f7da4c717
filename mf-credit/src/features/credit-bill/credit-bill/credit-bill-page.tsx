import { CentrePage, Panel } from '@mall/mall-parts/account';
import { Link, useCall, useParams, useSearchParams, useTitle } from '@mall/mf-kit';
import { Breadcrumb, ButtonLink, EmptyPanel, ErrorPanel, PageSkeleton } from '@mall/ui-kit';
import { billCall, billsPath } from '../../../parts/bill-calls.ts';
import { Timeline } from '../../../parts/timeline.tsx';
import { BillDisputes } from './bill-disputes.tsx';
import { BillHead } from './bill-head.tsx';
import { BillItems } from './bill-items.tsx';
import { BillPayments } from './bill-payments.tsx';
import { PayPanel } from './pay-panel.tsx';

/** /customer/customerCreditBills/{id} */
export default function CreditBillPage() {
  return (
    <CentrePage title="账单详情">
      <Breadcrumb items={[{ label: '账单管理', href: billsPath }, { label: '账单详情' }]} linkAs={Link} />
      <Bill />
    </CentrePage>
  );
}

function Bill() {
  const { id } = useParams();
  const [query] = useSearchParams();
  const { data: bill, error, refresh } = useCall(id ? billCall(id) : null, { revalidateOnFocus: true });
  useTitle(bill && `${bill.month} 账单 ${bill.billNumber}`);
  const toList = (
    <ButtonLink as={Link} to={billsPath}>
      查看全部账单
    </ButtonLink>
  );
  if (bill) {
    const changed = () => void refresh();
    return (
      <>
        <BillHead bill={bill} onChanged={changed} />
        {bill.canPay && <PayPanel key={bill.openFen} bill={bill} isAwaited={query.get('outcome') === 'paid'} onPaid={changed} />}
        <BillItems bill={bill} onChanged={changed} />
        {bill.disputed.length > 0 && <BillDisputes disputed={bill.disputed} />}
        {bill.payments.length > 0 && <BillPayments payments={bill.payments} />}
        <Panel title="账单记录">
          <Timeline label="账单记录" entries={bill.history} />
        </Panel>
      </>
    );
  }
  if (!id || error?.reason === 'CREDIT_BILL_NOT_FOUND' || error?.reason === 'BAD_REQUEST')
    return (
      <EmptyPanel title="没有找到该账单" action={toList}>
        它可能属于其他企业，或地址有误
      </EmptyPanel>
    );
  if (error) return <ErrorPanel error={error} onRetry={refresh} action={toList} />;
  return <PageSkeleton what="账单" variant="panel" />;
}
