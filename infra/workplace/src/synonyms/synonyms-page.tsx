import type { Synonym } from '@mall/api-contract/search';
import { space } from '@mall/design-tokens';
import { Button, PlusIcon, Tag } from '@mall/ui-kit';
import { Field, NativeSelect } from '@mall/ui-kit/forms';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useSdk } from '../calls/sdk-context.ts';
import { useAct } from '../calls/use-act.ts';
import { useRead } from '../calls/use-read.ts';
import { Screen } from '../frame/screen.tsx';
import { FilterBar } from '../list/filter-bar.tsx';
import { ListFaces } from '../list/list-faces.tsx';
import { type ListColumn, ListTable } from '../list/list-table.tsx';
import { Pages, pageSize } from '../list/pages.tsx';
import { SettledInput } from '../list/settled-input.tsx';
import { useFilters } from '../list/use-filters.ts';
import { whyGiven } from '../list/why-given.ts';
import { WhyDialog } from '../parts/why-dialog.tsx';
import { SynonymDialog } from './synonym-dialog.tsx';
import { nameOfKind, synonymKinds } from './synonym-kinds.ts';

const none = { kind: '', keyword: '' };

type Open = { name: 'add' } | { name: 'change' | 'remove'; synonym: Synonym };

/** What else things are called: the words that the search understands (rule search 25). */
export default function SynonymsPage() {
  const { filters, page, set, toPage } = useFilters(none);
  const [open, setOpen] = useState<Open>();
  const kind = synonymKinds.find((one) => one.kind === filters.kind)?.kind;
  const input = { ...(kind ? { kind } : {}), keyword: filters.keyword, pageIndex: page, pageSize };
  const { data, error, mutate } = useRead(['search.listSynonyms', input], (sdk) => sdk.search.listSynonyms(input));
  const isNarrowed = !!kind || filters.keyword !== '';
  const close = () => setOpen(undefined);
  const columns: ListColumn<Synonym>[] = [
    { key: 'term', header: '词', width: '170px', card: 'head', cell: ({ term }) => <b>{term}</b> },
    { key: 'kind', header: '类型', width: '110px', card: 'corner', cell: (one) => <Tag>{nameOfKind(one.kind)}</Tag> },
    { key: 'means', header: '对应', cell: ({ means }) => means.join('、') || '—' },
    { key: 'source', header: '来源', width: '24%', cell: ({ source, isOwn }) => (isOwn ? source : `${source}（员工维护）`) },
    {
      key: 'act',
      header: '操作',
      width: '210px',
      align: 'end',
      card: 'foot',
      cell: (synonym) => (
        <>
          <Try
            href={`/search?keyword=${encodeURIComponent(synonym.term)}`}
            target="_blank"
            rel="noreferrer"
            aria-label={`试搜 ${synonym.term}`}
          >
            试搜
          </Try>{' '}
          <Button size="sm" aria-label={`修改 ${synonym.term}`} onClick={() => setOpen({ name: 'change', synonym })}>
            修改
          </Button>{' '}
          <Button size="sm" aria-label={`删除 ${synonym.term}`} onClick={() => setOpen({ name: 'remove', synonym })}>
            删除
          </Button>
        </>
      ),
    },
  ];
  return (
    <Screen
      title="搜索词"
      note="买家的叫法、标准与型号的对应，保存后几秒内在搜索中生效"
      actions={
        <Button variant="primary" icon={<PlusIcon size={14} />} onClick={() => setOpen({ name: 'add' })}>
          新增
        </Button>
      }
    >
      <FilterBar role="search" aria-label="筛选搜索词">
        <Field label="类型">
          <NativeSelect
            value={kind ?? 'all'}
            onValueChange={(value) => set({ kind: value === 'all' ? '' : value })}
            options={[{ value: 'all', label: '全部类型' }, ...synonymKinds.map((one) => ({ value: one.kind, label: one.name }))]}
          />
        </Field>
        <Field label="词或对应">
          <SettledInput value={filters.keyword} onSettle={(keyword) => set({ keyword })} />
        </Field>
        {isNarrowed && (
          <Button variant="quiet" onClick={() => set(none)}>
            清除筛选
          </Button>
        )}
      </FilterBar>
      <ListFaces<Synonym>
        rows={data?.items}
        error={error}
        onRetry={() => void mutate()}
        what="搜索词"
        empty={
          isNarrowed
            ? {
                title: '没有符合条件的词',
                text: '放宽筛选条件，或新增这个词。',
                action: <Button onClick={() => set(none)}>清除筛选</Button>,
              }
            : { title: '还没有搜索词', text: '新增买家的叫法，搜索就能听懂。' }
        }
      >
        {(synonyms) => (
          <>
            <ListTable<Synonym> caption="搜索词" rows={synonyms} rowKey={({ id }) => id} columns={columns} />
            <Pages page={page} total={data!.total} onPageChange={toPage} />
          </>
        )}
      </ListFaces>
      {open?.name === 'add' && <SynonymDialog onClose={close} />}
      {open?.name === 'change' && <SynonymDialog of={open.synonym} onClose={close} />}
      {open?.name === 'remove' && <RemoveDialog synonym={open.synonym} onClose={close} />}
    </Screen>
  );
}

/** As high as the buttons beside it. */
const Try = styled.a`
  display: inline-block;
  padding: ${space.xs} ${space.sm};
`;

function RemoveDialog({ synonym: { id, term }, onClose }: { synonym: Synonym; onClose: () => void }) {
  const sdk = useSdk();
  const act = useAct({ done: `已删除 ${term}`, isSafe: true });
  return (
    <WhyDialog
      title={`删除 ${term}`}
      label="删除"
      tone="danger"
      act={act}
      onSay={(why) => {
        const given = { id, ...whyGiven(why) };
        return act.run(['removeSynonym', given], async (options) => {
          await sdk.search.removeSynonym(given, options);
          return true;
        });
      }}
      onClose={onClose}
    >
      <p>搜索不再认识这个叫法，商城升级也不会带回。</p>
    </WhyDialog>
  );
}
