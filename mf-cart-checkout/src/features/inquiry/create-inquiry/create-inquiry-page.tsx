import { below, color, radius, space } from '@mall/design-tokens';
import { useBusEvent, usePlatform, useSearchParams } from '@mall/mf-kit';
import { Button, ErrorPanel, Notice, Page, PageSkeleton } from '@mall/ui-kit';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { InquirySheet } from '../../../parts/inquiry/inquiry-types.ts';
import { ReadingStrip } from './reading-strip.tsx';
import { StartPanel } from './start-panel.tsx';
import { type List, useList } from './use-list.ts';
import { type Sheet, useSheet } from './use-sheet.ts';

const RecognisedPanel = lazy(async () => ({ default: (await import('./recognised-panel.tsx')).RecognisedPanel }));
const ReadySheet = lazy(() => import('./ready-sheet.tsx'));

/** /customer/createinquiryv2 and /customer/createinquiry */
export default function CreateInquiryPage() {
  const changes = useSheet();
  // Lines that came in from elsewhere, such as another tab's page, stand here too; its own changes it knows.
  const isOwn = useRef(false);
  isOwn.current = changes.isBusy;
  useBusEvent('inquiry:changed', ({ itemCount }) => void (itemCount === undefined || isOwn.current || changes.refresh()));
  if (changes.sheet) return <Inquiry sheet={changes.sheet} changes={changes} />;
  if (changes.error) return <ErrorPanel error={changes.error} onRetry={changes.refresh} />;
  return <PageSkeleton what="询价单" variant="table" count={6} />;
}

function Inquiry({ sheet, changes }: { sheet: InquirySheet; changes: Sheet }) {
  const { notify } = usePlatform();
  const list = useList(sheet.id, (change) => {
    // The first list makes the draft: the rest of it is read then.
    if (sheet.id === 0 || change.lines.length === 0) void changes.refresh();
    changes.apply(change);
    const { exact, similar, unmatched, total } = change.match;
    notify({ tone: 'success', text: `已读入 ${total} 行：${exact} 行已匹配，${similar} 行待确认，${unmatched} 行未匹配` });
  });
  useWordsOfSearch(list);
  const [isAdding, setAdding] = useState(false);
  const hasLines = sheet.lines.length > 0;
  return (
    <Page
      title="询价清单"
      surface="plain"
      note={hasLines ? `${sheet.lines.length} 行，最多 1000 行` : '粘贴或上传采购清单，系统逐行匹配商品，有价有货的当场报价'}
      actions={
        hasLines && !list.read ? (
          <Button aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
            {isAdding ? '收起' : '继续添加清单'}
          </Button>
        ) : undefined
      }
    >
      <Stack>
        {(changes.hasUnsaved || changes.error) && (
          <Notice
            tone="warning"
            live
            action={
              <Button size="sm" onClick={() => void (changes.hasUnsaved ? changes.edits.flush() : changes.refresh())}>
                重试
              </Button>
            }
          >
            {changes.hasUnsaved ? '有修改尚未保存，您填写的内容已保留' : '询价单未能更新，显示的可能不是最新内容'}
          </Notice>
        )}
        {!list.read && <ReadingStrip list={list} />}
        {list.read ? (
          <Suspense fallback={<PageSkeleton what="识别结果" count={4} />}>
            <RecognisedPanel list={list} read={list.read} hasLines={hasLines} />
          </Suspense>
        ) : (
          (!hasLines || isAdding || list.text !== '' || list.failure) && <StartPanel list={list} isFirst={!hasLines} />
        )}
        {hasLines ? (
          <Suspense fallback={<PageSkeleton what="询价明细" variant="table" count={6} />}>
            <ReadySheet sheet={sheet} changes={changes} />
          </Suspense>
        ) : (
          !list.read && <HowItGoes />
        )}
      </Stack>
    </Page>
  );
}

/** The words of a search that found nothing stand in the field (`?q=`), once: what the buyer typed meanwhile stays. */
function useWordsOfSearch(list: List) {
  const [query, write] = useSearchParams();
  const words = query.get('q')?.slice(0, 500).trim() ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    if (!words) return;
    if (!list.text.includes(words)) list.type(list.text ? `${list.text}\n${words}` : words);
    const rest = new URLSearchParams(query);
    rest.delete('q');
    write(rest, { replace: true });
  }, [words]);
}

const HowItGoes = () => (
  <Steps aria-label="询价步骤">
    <li>
      <b>交清单</b>粘贴、上传表格，或从商品页加入
    </li>
    <li>
      <b>核对匹配</b>逐行看到匹配依据，候选可换，缺的可补
    </li>
    <li>
      <b>得报价</b>有价有货的当场报价，其余由报价员回复
    </li>
    <li>
      <b>下单</b>15 天内按报价下单，整单或挑选几行
    </li>
  </Steps>
);

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.md};
`;
const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space.lg};
  padding: ${space.lg} ${space.xxl};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  color: ${color.inkSecond};
  counter-reset: step;
  & b {
    display: block;
    color: ${color.ink};
    counter-increment: step;
    &::before {
      content: counter(step) '　';
      color: ${color.accent};
    }
  }
  ${below.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    padding: ${space.lg};
  }
`;
