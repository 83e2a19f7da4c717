import { CentrePage } from '@mall/mall-parts/account';
import { useCall, useSearchParams } from '@mall/mf-kit';
import { ErrorPanel, PageSkeleton } from '@mall/ui-kit';
import { Benefits } from './benefits.tsx';
import { blackCardCall } from './black-card-calls.ts';
import { MemberProducts } from './member-products.tsx';
import { MembershipPanel } from './membership-panel.tsx';

/** /customer/BlackCardBenefit: what the card saved, what it costs, what it gives; a cashier leads back here (rules account 13–16). */
export default function BlackCardBenefitPage() {
  const [query] = useSearchParams();
  const { data: status, error, refresh } = useCall(blackCardCall(), { revalidateOnFocus: true });
  return (
    <CentrePage title="黑卡专区">
      {status ? (
        <MembershipPanel status={status} outcome={query.get('outcome') ?? ''} onChanged={() => void refresh()} />
      ) : error ? (
        <ErrorPanel error={error} onRetry={refresh} />
      ) : (
        <PageSkeleton what="黑卡" variant="panel" />
      )}
      <Benefits />
      <MemberProducts />
    </CentrePage>
  );
}
