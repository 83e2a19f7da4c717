import type { StaffContent } from '@mall/api-contract/content';
import { below, color, radius, space, type } from '@mall/design-tokens';
import { Notice } from '@mall/ui-kit';
import { Field, Input, TextArea } from '@mall/ui-kit/forms';
import { styled } from 'styled-components';
import { ActsOf } from '../acts/acts-of.tsx';
import { Screen } from '../frame/screen.tsx';
import { Below, Row } from '../marketing/form-parts.tsx';
import { BlockList } from './block-list.tsx';
import { ContentActions } from './content-actions.tsx';
import { ContentHistory } from './content-history.tsx';
import { ContentTag } from './content-tag.tsx';
import { useContentDraft } from './use-content-draft.ts';

/** The form at the left, the page as it will be at the right, its history below. */
export function ContentEditor({ item, onReload }: { item: StaffContent; onReload: () => void }) {
  const writing = useContentDraft(item);
  const { draft, revision, change, failure } = writing;
  const isInReview = item.open?.isInReview ?? false;
  return (
    <Screen title={draft.title || item.title} note={<ContentTag of={item} />}>
      <Top>
        <ContentActions item={item} writing={writing} onReload={onReload} />
        {failure && (
          <Notice tone="danger" live>
            {failure}
          </Notice>
        )}
        {(item.open?.problems.length ?? 0) > 0 && (
          <Notice tone="warning">
            上线前须处理：
            <ul>
              {item.open!.problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </Notice>
        )}
      </Top>
      <Sides>
        <Fields disabled={isInReview}>
          <legend>{isInReview ? '审核中，退回后才能修改' : '编辑'}</legend>
          <Field label="标题" required>
            <Input value={draft.title} maxLength={80} onChange={({ target }) => change({ title: target.value })} />
          </Field>
          <Field label="摘要" required hint="列表与搜索引擎显示它">
            <TextArea value={draft.summary} rows={2} maxLength={300} counter onChange={({ target }) => change({ summary: target.value })} />
          </Field>
          <Row>
            {(item.kind === 'article' || item.kind === 'help') && (
              <Field label={item.kind === 'help' ? '分组' : '主题'}>
                <Input value={draft.topic} maxLength={20} onChange={({ target }) => change({ topic: target.value })} />
              </Field>
            )}
            {item.kind === 'keyword' && (
              <Field label="同义词" hint="用空格隔开">
                <Input
                  value={draft.synonyms.join(' ')}
                  maxLength={200}
                  onChange={({ target }) => change({ synonyms: target.value.split(/[\s,，]+/).filter(Boolean) })}
                />
              </Field>
            )}
          </Row>
          <BlockList blocks={draft.blocks} onChange={(blocks) => change({ blocks })} />
        </Fields>
        <Preview aria-label="预览">
          <header>
            <b>预览</b>
            <a href={item.previewUrl} target="_blank" rel="noopener">
              在新窗口打开
            </a>
          </header>
          <iframe key={`${item.versions[0]?.version}-${revision}`} title="页面预览" src={item.previewUrl} />
        </Preview>
      </Sides>
      <Below>
        <ContentHistory item={item} draft={draft} isFixed={isInReview} onTake={(old) => change(old)} />
        <ActsOf subjects={[`content:${item.id}`]} />
      </Below>
    </Screen>
  );
}

const Top = styled.div`
  display: grid;
  gap: ${space.md};
`;
const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space.lg};
  align-items: start;
  padding-top: ${space.md};
  ${below.desktop} { grid-template-columns: minmax(0, 1fr); }
`;
const Fields = styled.fieldset`
  display: grid;
  gap: ${space.lg};
  min-width: 0;
  margin: 0;
  padding: ${space.xl};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  & > legend {
    float: left;
    padding: 0;
    font-weight: ${type.weightStrong};
  }
  ${below.tablet} { padding: ${space.lg}; }
`;
const Preview = styled.section`
  position: sticky;
  top: ${space.lg};
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  & > header {
    display: flex;
    justify-content: space-between;
    padding: ${space.sm} ${space.lg};
    border-bottom: 1px solid ${color.line};
    font-size: ${type.sizeTable};
  }
  & > iframe {
    display: block;
    width: 100%;
    height: min(80vh, 900px);
    border: 0;
  }
  ${below.desktop} { position: static; }
`;
