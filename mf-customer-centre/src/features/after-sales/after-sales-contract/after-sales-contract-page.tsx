import { Link, useCall, useParams, useTitle } from '@mall/mf-kit';
import { ButtonLink, EmptyPanel, ErrorPanel, Page, PageSkeleton } from '@mall/ui-kit';
import { caseCall } from '../../../parts/after-sales/calls.ts';
import { casesPath } from '../../../parts/after-sales/paths.ts';
import { CasePaper } from './case-paper.tsx';

/** /customer/aftersales/{id?}/contract: the case as a paper, to print, sign and put into the parcel. */
export default function AfterSalesContractPage() {
  const { id } = useParams();
  const { data: one, error, refresh } = useCall(id ? caseCall(id) : null);
  useTitle(one && `售后单 ${one.afterSalesNumber}`);
  if (one) return <CasePaper one={one} />;
  if (!id || error?.reason === 'AFTER_SALES_NOT_FOUND' || error?.reason === 'BAD_REQUEST')
    return (
      <Page title="售后单">
        <EmptyPanel
          title="没有找到该售后单"
          action={
            <ButtonLink as={Link} to={casesPath}>
              查看我的售后
            </ButtonLink>
          }
        />
      </Page>
    );
  if (error)
    return (
      <Page title="售后单">
        <ErrorPanel error={error} onRetry={refresh} />
      </Page>
    );
  return <PageSkeleton what="售后单" count={6} />;
}
