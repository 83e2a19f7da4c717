import { useCall } from '@mall/mf-kit';
import { Body, EmptyPanel, ErrorPanel, Page, PageSkeleton } from '@mall/ui-kit';
import { hotWordsCall } from '../../parts/hot-words-call.ts';
import { WordList } from '../../parts/word-list.tsx';

/** /new-area */
export default function StartPage() {
  return (
    <Body>
      <Page title="新区域">
        <HotWords />
      </Page>
    </Body>
  );
}

/** The four faces of everything that is read: ready, empty, failed, on its way. Ready comes first, so a failed refresh wipes nothing away. */
function HotWords() {
  const { data, error, refresh } = useCall(hotWordsCall());
  if (data?.keywords.length) return <WordList words={data.keywords} label="大家在搜" />;
  if (data) return <EmptyPanel title="还没有热门搜索">可以直接在上方搜索商品。</EmptyPanel>;
  if (error) return <ErrorPanel error={error} onRetry={refresh} />;
  return <PageSkeleton what="热门搜索" />;
}
