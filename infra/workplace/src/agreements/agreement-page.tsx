import { Link, useParams } from 'react-router';
import { useRead } from '../calls/use-read.ts';
import { NotReady } from '../parts/not-ready.tsx';
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
  return (
    <NotReady
      what="协议"
      error={error}
      isMissing={type === undefined || error?.reason === 'AGREEMENT_NOT_FOUND'}
      missing={{ title: '没有找到这份协议', text: '地址可能有误。', action: <Link to="/agreements">查看全部协议</Link> }}
      skeleton={{ variant: 'panel', count: 12 }}
      onRetry={() => void mutate()}
    />
  );
}
