import { agreementUrl } from '@mall/domain/content';
import { Link, useCall, useParams, useSearchParams } from '@mall/mf-kit';
import { Body, Breadcrumb, ErrorPanel, PageSkeleton } from '@mall/ui-kit';
import { NotFound } from '../../../parts/not-found.tsx';
import { agreementCall, agreementsInForceCall } from './agreement-call.ts';
import { Kinds } from './agreement-layout.ts';
import { AgreementText } from './agreement-text.tsx';

/** One agreement with its versions; which one stands in the address (rules content 9, 11). */
export default function AgreementPage() {
  const { type } = useParams();
  const [query] = useSearchParams();
  const read = agreementCall(type, query);
  const { data, error, refresh } = useCall(read ?? null);
  const { data: others = [] } = useCall(agreementsInForceCall());
  if (!read || error?.reason === 'AGREEMENT_NOT_FOUND')
    return <NotFound title="没有找到该协议">协议的名称或版本号可能有误，请核对地址。</NotFound>;
  return (
    <Body>
      <Breadcrumb linkAs={Link} items={[{ label: '首页', href: '/' }, { label: data?.title ?? '协议' }]} />
      {others.length > 1 && (
        <Kinds aria-label="各份协议">
          {others.map((one) => (
            <Link key={one.type} to={agreementUrl(one.type)} aria-current={one.type === data?.type ? 'page' : undefined}>
              {one.title}
            </Link>
          ))}
        </Kinds>
      )}
      {data ? (
        <AgreementText agreement={data} />
      ) : error ? (
        <ErrorPanel error={error} onRetry={refresh} />
      ) : (
        <PageSkeleton what="协议" variant="panel" count={12} />
      )}
    </Body>
  );
}
