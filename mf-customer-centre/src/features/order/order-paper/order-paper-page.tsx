import { useCall, useLocation, useParams, usePlatform, useScreen, useSearchParams, useTitle } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { Button, EmptyPanel, ErrorPanel, Page, PageSkeleton } from '@mall/ui-kit';
import { contractCall, prepaidContractCall, printCall } from './paper-call.ts';
import { PaperSheet } from './paper-sheet.tsx';

const callAt = (pathname: string) =>
  pathname.startsWith('/order/print') ? printCall : pathname.startsWith('/order/exportprepaid') ? prepaidContractCall : contractCall;
const unknown = ['ORDER_NOT_FOUND', 'ORDER_NOT_PREPAID', 'ORDER_NO_PACKAGE', 'BAD_REQUEST'];

/** /order/exportcontract, /order/exportprepaidcontract and /order/print: a paper of an order, or a month's statement, to print or to save as PDF. */
export default function OrderPaperPage() {
  const { id } = useParams();
  const { title } = useScreen();
  const [query] = useSearchParams();
  const { pathname, search } = useLocation();
  const { sdk, notify } = usePlatform();
  const read = callAt(pathname.toLowerCase())(id, query);
  const { data, error, refresh } = useCall(read);
  const saving = useWrite({ onFailure: ({ message }) => notify({ tone: 'danger', text: message }) });
  useTitle(data && `${data.title} ${data.number}`);
  const save = async () => {
    const { answer } = await saving.run({ pdf: pathname + search }, () => sdk.order.toPdf({ path: pathname + search }));
    if (answer) window.location.assign(answer.url);
  };
  if (data)
    return (
      <PaperSheet
        paper={data}
        actions={
          <>
            <Button variant="primary" onClick={() => window.print()}>
              打印
            </Button>
            <Button busy={saving.isBusy} onClick={() => void save()}>
              下载 PDF
            </Button>
          </>
        }
      />
    );
  if (!read || (error && unknown.includes(error.reason)))
    return (
      <Page title={title || '单据'}>
        <EmptyPanel title={error && error.reason !== 'ORDER_NOT_FOUND' ? error.message : '没有找到该单据'}>
          请从订单详情中打开合同与送货单
        </EmptyPanel>
      </Page>
    );
  if (error) return <ErrorPanel error={error} onRetry={refresh} />;
  return <PageSkeleton what={title || '单据'} variant="panel" />;
}
