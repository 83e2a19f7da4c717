import { type CallOutput, Link, useCall, useParams } from '@mall/mf-kit';
import { ButtonLink, EmptyPanel, ErrorPanel, PageSkeleton } from '@mall/ui-kit';
import type { ReactNode } from 'react';
import { afterSalesCall } from './after-sales-call.ts';

export type AfterSales = CallOutput<'afterSales.getAfterSalesRequestInfo'>;

/** The faces of a page about the case in its address. */
export function AfterSalesFaces({ children }: { children: (one: AfterSales) => ReactNode }) {
  const { id } = useParams();
  const { data, error, refresh } = useCall(id ? afterSalesCall(id) : null, { revalidateOnFocus: true });
  const toList = (
    <ButtonLink as={Link} to="/customer/afterSalesList">
      查看我的售后
    </ButtonLink>
  );
  if (data) return children(data);
  if (!id || error?.reason === 'AFTER_SALES_NOT_FOUND' || error?.reason === 'BAD_REQUEST')
    return <EmptyPanel title="没有找到该售后单" action={toList} />;
  if (error) return <ErrorPanel error={error} onRetry={refresh} action={toList} />;
  return <PageSkeleton what="售后单" variant="panel" />;
}
