import { below, space } from '@mall/design-tokens';
import { Link, useCall, useParams, useSearchParams, useTitle } from '@mall/mf-kit';
import { ButtonLink, CheckIcon, EmptyPanel, ErrorPanel, PageSkeleton } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { payLinkCall } from './pay-link-call.ts';
import { PaySheet } from './pay-sheet.tsx';

const toMall = (
  <ButtonLink as={Link} to="/">
    去百工商城
  </ButtonLink>
);

const titles: Readonly<Partial<Record<string, string>>> = { paid: '支付成功', cancelled: '订单已取消', agreed: '无需付款' };

/** /m/pay/:token: whoever has the link pays without a login, on a phone first (rules payment 30, 40, 41). */
export default function PayLinkPage() {
  const { token = '' } = useParams();
  const [query] = useSearchParams();
  const read = payLinkCall(token);
  const { data, error, refresh } = useCall(read);
  useTitle(data ? `付款 ${data.orderNumber}` : undefined);
  // What is on the screen stays while the network fails, not when the link is over.
  const isOver = error?.reason === 'PAY_LINK_INVALID' || error?.reason === 'PAY_LINK_ENDED';
  if (data && !isOver) return <PaySheet order={data} token={token} isGivenUp={query.has('outcome')} onSettled={refresh} />;
  return (
    <Room>
      {!read || error?.reason === 'PAY_LINK_INVALID' ? (
        <EmptyPanel title="付款链接无效" action={toMall}>
          链接不完整，或不是本商城发出的。请向分享的人再要一次
        </EmptyPanel>
      ) : error?.reason === 'PAY_LINK_ENDED' ? (
        <EmptyPanel
          title={titles[error.details.state] ?? '付款链接已失效'}
          icon={error.details.state === 'paid' ? <CheckIcon size={40} strokeWidth={0.9} /> : undefined}
          action={toMall}
        >
          {error.message}
        </EmptyPanel>
      ) : error ? (
        <ErrorPanel error={error} onRetry={refresh} />
      ) : (
        <PageSkeleton what="付款信息" variant="form" />
      )}
    </Room>
  );
}

const Room = styled.div`
  max-width: 480px;
  margin: ${space.page} auto;
  ${below.tablet} {
    margin: ${space.lg} auto;
  }
`;
