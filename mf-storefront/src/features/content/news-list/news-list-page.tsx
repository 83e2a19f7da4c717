import { displayDate } from '@mall/domain/time';
import { useCall, useSearchParams } from '@mall/mf-kit';
import { EmptyPanel } from '@mall/ui-kit';
import { newsListCall } from '../../../parts/content/content-calls.ts';
import { ListPages } from '../../../parts/content/list-pages.tsx';
import { HeadList, PageFrame } from '../../../parts/content/page-frame.tsx';
import { PageTitle, Paper } from '../../../parts/layout-parts.ts';

/** What the mall announces, the newest first, five a page (rule content 1). */
export default function NewsListPage() {
  const [query] = useSearchParams();
  const { data, error, refresh } = useCall(newsListCall(query));
  return (
    <PageFrame what="商城公告" crumbs={() => [{ label: '商城公告' }]} data={data} error={error} onRetry={refresh}>
      {(list) => (
        <>
          <PageTitle>商城公告</PageTitle>
          <Paper style={{ padding: '0 24px' }}>
            {list.items.length > 0 ? (
              <HeadList items={list.items.map((one) => ({ ...one, note: displayDate(one.publishedAt) }))} />
            ) : (
              <EmptyPanel title="这一页没有公告">可以从第一页看起。</EmptyPanel>
            )}
          </Paper>
          <ListPages list={list} />
        </>
      )}
    </PageFrame>
  );
}
