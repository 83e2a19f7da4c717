import { CentrePage, Panel } from '@mall/mall-parts/account';
import { type CallOutput, type CallState, Link, useBusEvent, useCall, useSearchParams } from '@mall/mf-kit';
import { ButtonLink, EmptyPanel, ErrorPanel, PageSkeleton } from '@mall/ui-kit';
import { AgreementNote } from '../../../parts/agreement-note.tsx';
import { infoPath, landPath } from '../../../parts/application-calls.ts';
import { pictureCall } from '../../../parts/bill-calls.ts';
import { creditAccountCall, creditUsesCall, pageOf } from '../../../parts/credit-calls.ts';
import { AccountPicture } from './account-picture.tsx';
import { creditFace } from './credit-face.ts';
import { CreditFigures } from './credit-figures.tsx';
import { UsesPanel } from './uses-panel.tsx';

/** /customer/customerCreditLimit */
export default function CreditLimitPage() {
  return (
    <CentrePage title="额度管理">
      <CreditLimit />
    </CentrePage>
  );
}

function UnbilledOrders({ uses, page }: { uses: CallState<CallOutput<'credit.searchCustomerCreditCurrentAndNotYetBill'>>; page: number }) {
  if (uses.data) return <UsesPanel uses={uses.data} isStale={uses.data.pageIndex !== page} />;
  if (!uses.error) return <PageSkeleton what="未出账订单" variant="table" count={4} />;
  return (
    <Panel title="未出账订单">
      <ErrorPanel size="sm" error={uses.error} onRetry={uses.refresh} />
    </Panel>
  );
}

function CreditLimit() {
  const [query] = useSearchParams();
  const page = pageOf(query);
  const account = useCall(creditAccountCall());
  const uses = useCall(creditUsesCall(page), { keepPreviousData: true });
  const picture = useCall(pictureCall());
  // The picture stands above the orders: whoever reads them isn't moved when it comes late.
  const isPictureKnown = Boolean(picture.data ?? picture.error);
  const refresh = () => void Promise.all([account.refresh(), uses.refresh(), picture.refresh()]);
  useBusEvent('order:placed', refresh);
  useBusEvent('order:paid', refresh);
  useBusEvent('order:changed', refresh);

  if (account.data) {
    const face = creditFace(account.data.creditStatus, account.data.usedFen);
    if (face.shows === 'empty')
      return (
        <EmptyPanel
          title={face.title}
          action={
            <ButtonLink as={Link} to={account.data.creditStatus === 0 ? landPath : infoPath}>
              {account.data.creditStatus === 0 ? '申请账期' : '查看申请信息'}
            </ButtonLink>
          }
        >
          {face.text}
        </EmptyPanel>
      );
    return (
      <>
        <CreditFigures account={account.data} face={face} unpaidBills={uses.data?.unpaidBillsFen ?? 0} />
        {picture.data && <AccountPicture picture={picture.data} />}
        {isPictureKnown ? <UnbilledOrders uses={uses} page={page} /> : <PageSkeleton what="账户一览" variant="panel" />}
        {isPictureKnown && <AgreementNote />}
      </>
    );
  }
  if (account.error) return <ErrorPanel error={account.error} onRetry={refresh} />;
  return <PageSkeleton what="账期额度" variant="panel" />;
}
