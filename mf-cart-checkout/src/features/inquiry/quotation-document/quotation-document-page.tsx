import { openFile } from '@mall/mall-parts/download';
import { Link, useCall, useParams, usePlatform, useSearchParams, useTitle } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { Button, ButtonLink, EmptyPanel, ErrorPanel, Page, PageSkeleton } from '@mall/ui-kit';
import { inquiryListPath } from '../../../parts/inquiry/paths.ts';
import { QuotationPaper } from '../../../parts/inquiry/quotation-paper.tsx';
import { documentCall } from './document-call.ts';

/** /inquiry/export/{id?}: the quotation as a document, to print: for its company, or with the pass of a link that expires (rule inquiry 50). */
export default function QuotationDocumentPage() {
  const { id } = useParams();
  const [query] = useSearchParams();
  const { sdk, notify } = usePlatform();
  const read = documentCall(id, query.get('token'));
  const { data, error, refresh } = useCall(read);
  const taking = useWrite({ onFailure: ({ message }) => notify({ tone: 'danger', text: message }) });
  useTitle(data ? `报价单 ${data.inquiryNumber}` : undefined);

  if (data)
    return (
      <QuotationPaper
        quotation={data}
        actions={
          <>
            <Button variant="primary" onClick={() => window.print()}>
              打印
            </Button>
            <Button
              busy={taking.isBusy}
              onClick={() =>
                void taking.run({ pdf: id }, async () => {
                  openFile(await sdk.inquiry.getInquiryPdfUrl({ inquiryId: Number(id) }));
                  return true;
                })
              }
            >
              下载 PDF
            </Button>
          </>
        }
      />
    );
  if (!read || error?.reason === 'INQUIRY_NOT_FOUND' || error?.reason === 'INQUIRY_NOT_QUOTED')
    return (
      <Page title="报价单">
        <EmptyPanel
          title={error?.reason === 'INQUIRY_NOT_QUOTED' ? '这张询价单还没有生效的报价' : '没有找到该报价单'}
          action={
            <ButtonLink as={Link} to={inquiryListPath}>
              查看全部询价单
            </ButtonLink>
          }
        />
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
