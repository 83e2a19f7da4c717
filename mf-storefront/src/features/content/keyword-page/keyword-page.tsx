import { useCall, useParams, useSearchParams } from '@mall/mf-kit';
import { folderCall, keywordCall } from '../../../parts/content/content-calls.ts';
import { FolderList } from '../../../parts/content/folder-list.tsx';
import { PageFrame } from '../../../parts/content/page-frame.tsx';
import { ShownPage } from '../../../parts/content/shown-page.tsx';

const list = { label: '选购页', href: '/gp' };

/** The page of a keyword, by its number or by a word that means the same; without one all of them (rule content 31). */
export default function KeywordPage() {
  const params = useParams();
  return params.id || params.synonym ? <Keyword params={params as Record<string, string>} /> : <Keywords />;
}

function Keyword({ params }: { params: Record<string, string> }) {
  const [query] = useSearchParams();
  const read = keywordCall(params, query);
  const { data, error, refresh } = useCall(read ?? null);
  const crumbs = (page: typeof data) => [list, { label: page?.title ?? '选购页' }];
  return (
    <PageFrame what="这个选购页" crumbs={crumbs} data={data} error={error} onRetry={refresh} isNowhere={!read} isPreview={data?.isPreview}>
      {(page) => <ShownPage page={page} />}
    </PageFrame>
  );
}

function Keywords() {
  const [query] = useSearchParams();
  const { data, error, refresh } = useCall(folderCall('gp', query));
  return (
    <PageFrame what="选购页" crumbs={() => [{ label: '选购页' }]} data={data} error={error} onRetry={refresh}>
      {(all) => <FolderList title="工业品选购页" list={all} />}
    </PageFrame>
  );
}
