import { Link, useParams } from 'react-router';
import { useRead } from '../calls/use-read.ts';
import { NotReady } from '../parts/not-ready.tsx';
import { ContentEditor } from './content-editor.tsx';
import { NewContent } from './new-content.tsx';

/** One item: what somebody writes on, the page as it will be, its history. It isn't read again while somebody writes. */
export default function ContentPage() {
  const { id: text = '' } = useParams();
  const id = /^\d{1,9}$/.test(text) ? Number(text) : undefined;
  const { data, error, mutate } = useRead(
    id === undefined ? undefined : ['content.getContent', id],
    (sdk) => sdk.content.getContent({ id: id! }),
    { refreshInterval: 0, revalidateOnFocus: false },
  );
  if (text === 'new') return <NewContent />;
  if (data) return <ContentEditor key={data.id} item={data} onReload={() => void mutate()} />;
  return (
    <NotReady
      what="内容"
      error={error}
      isMissing={id === undefined || error?.reason === 'CONTENT_NOT_FOUND'}
      missing={{ title: '没有找到这项内容', text: '地址可能有误。', action: <Link to="/contents">查看全部内容</Link> }}
      skeleton={{ variant: 'panel', count: 8 }}
      onRetry={() => void mutate()}
    />
  );
}
