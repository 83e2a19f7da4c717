import { CentrePage } from '@mall/mall-parts/account';
import { Link, useCall, useNavigate, useParams } from '@mall/mf-kit';
import { ButtonLink, EmptyPanel, ErrorPanel, PageSkeleton } from '@mall/ui-kit';
import { useEffect } from 'react';
import { claimableCall } from '../../../parts/after-sales/calls.ts';
import { requestPath } from '../../../parts/after-sales/paths.ts';
import { CaseForm } from './case-form.tsx';

/** /customer/createAfterSales/{id?}: what is wrong with which pieces of an order. */
export default function CreateAfterSalesPage() {
  return (
    <CentrePage title="申请售后">
      <Create />
    </CentrePage>
  );
}

function Create() {
  const { id } = useParams();
  const navigate = useNavigate();
  const { data: order, error, refresh } = useCall(id ? claimableCall(id) : null);
  // Without an order there is nothing to write about: first it is chosen.
  useEffect(() => {
    if (!id) void navigate(requestPath, { replace: true });
  }, [id, navigate]);
  const choose = (
    <ButtonLink as={Link} to={requestPath}>
      选择其他订单
    </ButtonLink>
  );
  if (order?.isReplacement)
    return (
      <EmptyPanel title="这是售后补换货订单" action={choose}>
        请在原订单上申请售后
      </EmptyPanel>
    );
  if (order && !order.canApply)
    return (
      <EmptyPanel title="该订单暂无可申请售后的商品" action={choose}>
        商品签收后30天内可申请；正在售后中的数量不能重复申请
      </EmptyPanel>
    );
  if (order) return <CaseForm order={order} />;
  if (error?.reason === 'ORDER_NOT_FOUND' || error?.reason === 'BAD_REQUEST') return <EmptyPanel title="没有找到该订单" action={choose} />;
  if (error) return <ErrorPanel error={error} onRetry={refresh} action={choose} />;
  return <PageSkeleton what="订单" variant="form" count={6} />;
}
