import { color, radius } from '@mall/design-tokens';
import { CentrePage } from '@mall/mall-parts/account';
import { Link, useBusEvent, useCall, useNavigate, useParams, useSearchParams, useTitle } from '@mall/mf-kit';
import { Button, ButtonLink, EmptyPanel, ErrorPanel, InquiryIcon, Notice, PageSkeleton } from '@mall/ui-kit';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import type { InquirySheet } from '../../../parts/inquiry/inquiry-types.ts';
import { createInquiryPath, inquiryListPath } from '../../../parts/inquiry/paths.ts';
import { inquiryCall, inquiryIdOf } from './inquiry-call.ts';
import { InquiryFacts } from './inquiry-facts.tsx';
import { OrderBar } from './order-bar.tsx';
import { QuestionPanel } from './question-panel.tsx';
import { QuotationLines } from './quotation-lines.tsx';
import { useOrder } from './use-order.ts';

const isShortCode = (text: string | undefined) => text !== undefined && /^[0-9a-z]{8,40}$/.test(text) && !/^\d{1,10}$/.test(text);

/** /Customer/InquiryOnlineV2/{id} and /customer/inquiryOnlineV2?id= */
export default function InquiryDetailsPage() {
  const params = useParams();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const id = inquiryIdOf(params, query);
  const code = isShortCode(params.id) ? params.id : undefined;
  // Where the id stands a short code may stand (rule inquiry 23): it has its own page.
  useEffect(() => {
    if (code) void navigate(`/m/quot/${code}`, { replace: true });
  }, [code, navigate]);
  if (code) return <PageSkeleton label="正在打开" />;
  if (id === 0) return <NoInquiry />;
  return <OneInquiry key={id} id={id} />;
}

function OneInquiry({ id }: { id: number }) {
  const { data, error, refresh } = useCall(inquiryCall(id), { revalidateOnFocus: true });
  const renew = () => void refresh();
  useBusEvent('order:placed', renew);
  useTitle(data?.inquiryNumber ? `询价单 ${data.inquiryNumber}` : undefined);
  if (data) return <ReadyInquiry inquiry={data} isOld={error !== undefined} onChanged={renew} />;
  if (error?.reason === 'INQUIRY_NOT_FOUND') return <NoInquiry />;
  if (error) return <ErrorPanel error={error} onRetry={renew} />;
  return <PageSkeleton what="询价单" variant="table" count={6} />;
}

const NoInquiry = () => (
  <EmptyPanel
    icon={<InquiryIcon size={40} strokeWidth={0.9} />}
    title="没有找到该询价单"
    action={
      <ButtonLink as={Link} to={inquiryListPath}>
        查看全部询价单
      </ButtonLink>
    }
  >
    可能不属于贵司，或地址不完整
  </EmptyPanel>
);

const waitingText = { submitted: '询价单已提交，报价员会尽快处理，报好后通知您', quoting: '报价员正在处理，报好后通知您' } as const;

function ReadyInquiry({ inquiry, isOld, onChanged }: { inquiry: InquirySheet; isOld: boolean; onChanged: () => void }) {
  const order = useOrder(inquiry);
  const { status, lines } = inquiry;
  return (
    <CentrePage title="询价单">
      {isOld && (
        <Notice
          tone="warning"
          action={
            <Button size="sm" onClick={onChanged}>
              重试
            </Button>
          }
        >
          页面未能更新，显示的可能不是最新内容
        </Notice>
      )}
      {status === 'draft' && (
        <Notice
          action={
            <ButtonLink as={Link} size="sm" to={createInquiryPath}>
              继续填写
            </ButtonLink>
          }
        >
          这张询价单还没有提交
        </Notice>
      )}
      {(status === 'submitted' || status === 'quoting') && !inquiry.question && <Notice>{waitingText[status]}</Notice>}
      {status === 'expired' && <Notice tone="warning">报价已过期。再次询价会按原明细重新报价</Notice>}
      <QuestionPanel inquiry={inquiry} onAnswered={onChanged} />
      <InquiryFacts inquiry={inquiry} onChanged={onChanged} />
      {order.doubts.length > 0 && (
        <Notice
          tone="warning"
          live
          title="下单前请注意"
          onClose={order.dismiss}
          action={
            <>
              {order.canRestore && (
                <Button size="sm" busy={order.isRestoring} onClick={() => void order.restorePrices()}>
                  恢复报价数量
                </Button>
              )}
              <Button size="sm" onClick={() => void order.go()}>
                仍然下单
              </Button>
            </>
          }
        >
          {order.doubts.map((doubt) => (
            <div key={doubt}>{doubt}</div>
          ))}
        </Notice>
      )}
      <Paper>
        {lines.length > 0 ? (
          <QuotationLines inquiry={inquiry} order={order} />
        ) : (
          <EmptyPanel size="sm" title="明细录入中">
            报价员会按您的附件录入明细
          </EmptyPanel>
        )}
      </Paper>
      {inquiry.canOrder && <OrderBar inquiry={inquiry} order={order} />}
    </CentrePage>
  );
}

const Paper = styled.div`
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  padding: 0 12px;
`;
