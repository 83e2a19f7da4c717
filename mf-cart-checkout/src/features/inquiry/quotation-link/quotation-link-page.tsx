import { openFile } from '@mall/mall-parts/download';
import { Link, useCall, useParams, usePlatform, useTitle } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { Button, ButtonLink, EmptyPanel, ErrorPanel, Page, PageSkeleton } from '@mall/ui-kit';
import { QuotationPaper } from '../../../parts/inquiry/quotation-paper.tsx';
import { linkCall } from './link-call.ts';

/** /m/quot/{id?}: a quotation for whoever has its link, on a phone first (rule inquiry 30). */
export default function QuotationLinkPage() {
  const { id = '' } = useParams();
  const { sdk, notify } = usePlatform();
  const read = linkCall(id);
  const { data, error, refresh } = useCall(read);
  const taking = useWrite({ onFailure: ({ message }) => notify({ tone: 'danger', text: message }) });
  useTitle(data ? `报价单 ${data.inquiryNumber}` : undefined);
  const take = (paper: 'pdf' | 'excel') =>
    taking.run({ paper, id }, async () => {
      openFile(
        await (paper === 'pdf'
          ? sdk.inquiry.getExportInquiryUrlShortCode({ code: id })
          : sdk.inquiry.exportInquirySheeByShortCode({ code: id })),
      );
      return true;
    });

  if (data)
    return (
      <QuotationPaper
        quotation={data}
        actions={
          <>
            <Button busy={taking.isBusy} onClick={() => void take('pdf')}>
              下载 PDF
            </Button>
            <Button busy={taking.isBusy} onClick={() => void take('excel')}>
              下载 Excel
            </Button>
          </>
        }
      />
    );
  if (!read || error?.reason === 'INQUIRY_NOT_FOUND')
    return (
      <Page title="报价单">
        <EmptyPanel
          title="报价单链接已失效"
          action={
            <ButtonLink as={Link} to="/">
              去百工商城
            </ButtonLink>
          }
        >
          对方可能已停止分享，或链接不完整。请向分享的人再要一次
        </EmptyPanel>
      </Page>
    );
  if (error)
    return (
      <Page title="报价单">
        <ErrorPanel error={error} onRetry={refresh} />
      </Page>
    );
  return <PageSkeleton what="报价单" count={6} />;
}
