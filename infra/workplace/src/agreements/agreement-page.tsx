import { EmptyPanel, ErrorPanel, PageSkeleton } from '@mall/ui-kit';
import { Link, useParams } from 'react-router';
import { failureWords } from '../calls/failure-words.ts';
import { useRead } from '../calls/use-read.ts';
import { Screen } from '../frame/screen.tsx';
import { AgreementEditor } from './agreement-editor.tsx';

/** The next version of one agreement. It isn't read again while somebody writes on it. */
export default function AgreementPage() {
  const { type: text = '' } = useParams();
  const type = /^\d{1,2}$/.test(text) ? Number(text) : undefined;
  const { data, error, mutate } = useRead(
    type === undefined ? undefined : ['content.getAgreement', type],
    (sdk) => sdk.content.getAgreement({ type: type! }),
    { refreshInterval: 0, revalidateOnFocus: false },
  );
  if (data) return <AgreementEditor key={data.version} inForce={data} />;
  if (type === undefined || error?.reason === 'AGREEMENT_NOT_FOUND')
    return (
      <Screen title="协议">
        <EmptyPanel title="没有找到这份协议" action={<Link to="/agreements">查看全部协议</Link>}>
          地址可能有误。
        </EmptyPanel>
      </Screen>
    );
  if (error)
    return (
      <ErrorPanel error={error} title="协议加载失败" onRetry={() => void mutate()}>
        {failureWords(error)}
      </ErrorPanel>
    );
  return <PageSkeleton what="协议" variant="panel" count={12} />;
}
