import { Link, useCall, useParams } from '@mall/mf-kit';
import { EmptyPanel } from '@mall/ui-kit';
import { Pairs } from '../../../parts/content/blocks/faq.tsx';
import { pairsCall } from '../../../parts/content/content-calls.ts';
import { PageFrame } from '../../../parts/content/page-frame.tsx';
import { PageTitle, Paper, SectionHead } from '../../../parts/layout-parts.ts';

/** Questions that buyers ask, with the mall's answers: of one article, or of all (rule content 33). */
export default function KnowledgePage() {
  const { id } = useParams();
  const read = pairsCall(id);
  const { data, error, refresh } = useCall(read ?? null);
  return (
    <PageFrame
      what="这组问答"
      crumbs={(groups) =>
        id ? [{ label: '采购问答', href: '/knowledge' }, { label: groups?.[0]?.title ?? '问答' }] : [{ label: '采购问答' }]
      }
      data={data}
      error={error}
      onRetry={refresh}
      isNowhere={!read}
    >
      {(groups) => (
        <>
          <PageTitle>{id ? `${groups[0]?.title ?? ''}：常见问答` : '采购问答'}</PageTitle>
          <Paper style={{ padding: '0 24px 24px' }}>
            {groups.map((group) => (
              <section key={group.id} aria-labelledby={`about-${group.id}`}>
                <SectionHead>
                  <h2 id={`about-${group.id}`}>{group.title}</h2>
                  <Link to={group.url} aria-label={`${group.title}：阅读全文`}>
                    阅读全文
                  </Link>
                </SectionHead>
                {group.pairs.length > 0 ? (
                  <Pairs questions={group.pairs} />
                ) : (
                  <EmptyPanel title="这篇文章没有问答">可以阅读全文。</EmptyPanel>
                )}
              </section>
            ))}
            {groups.length === 0 && <EmptyPanel title="还没有问答">可以查看选型知识或帮助中心。</EmptyPanel>}
          </Paper>
        </>
      )}
    </PageFrame>
  );
}
