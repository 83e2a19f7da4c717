import { space } from '@mall/design-tokens';
import { CentrePage, Panel } from '@mall/mall-parts/account';
import { type CallState, usePlatform } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { Button, EmptyPanel, ErrorPanel, PageSkeleton, PlusIcon } from '@mall/ui-kit';
import { type Column, Table } from '@mall/ui-kit/data-display';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { RowActions } from './row-actions.ts';

const DeleteDialog = lazy(() => import('./delete-dialog.tsx'));

interface Kept {
  id: number;
  isDefault: boolean;
}

/** What the dialog of one kept thing needs; without `edited` it adds one. */
export interface EditProps<Item> {
  edited: Item | undefined;
  isFirst: boolean;
  onClose: () => void;
  onSaved: () => void;
}

interface Props<Item extends Kept> {
  /** Title of the page and of its panel. */
  title: string;
  panelTitle: string;
  /** What is kept: 收货地址. */
  noun: string;
  state: CallState<Item[]>;
  /** So many can be kept. */
  most: number;
  columns: Column<Item>[];
  actionsWidth: string;
  /** Names one of them in the actions of its row: 王建国 的地址. */
  nameOf: (item: Item) => string;
  questionOf: (item: Item) => string;
  setDefault: (id: number) => Promise<unknown>;
  remove: (id: number) => Promise<unknown>;
  editor: (props: EditProps<Item>) => ReactNode;
}

/** A page of what the company keeps for its orders, one of it the default: list, add, edit, delete. */
export function KeptList<Item extends Kept>(props: Props<Item>) {
  const { title, panelTitle, noun, state, most, nameOf, questionOf, setDefault, remove, editor } = props;
  const { data, error, refresh, show } = state;
  const { notify } = usePlatform();
  const [edited, setEdited] = useState<Item | 'new'>();
  const [deleted, setDeleted] = useState<Item>();
  const choosing = useWrite();
  const renew = () => void refresh();

  async function makeDefault(item: Item) {
    if (!data) return;
    show(data.map((one) => ({ ...one, isDefault: one.id === item.id })));
    const { answer, failure } = await choosing.run({ [noun]: item.id }, async () => {
      await setDefault(item.id);
      return true;
    });
    if (answer) notify({ tone: 'success', text: `已设为默认${noun}` });
    if (failure) notify({ tone: 'danger', text: failure.message });
    renew();
  }

  const columns: Column<Item>[] = [
    ...props.columns,
    {
      key: 'do',
      header: '操作',
      width: props.actionsWidth,
      align: 'end',
      cell: (item) => (
        <RowActions>
          {!item.isDefault && (
            <Button variant="link" aria-label={`把 ${nameOf(item)}设为默认`} onClick={() => void makeDefault(item)}>
              设为默认
            </Button>
          )}
          <Button variant="link" aria-label={`编辑 ${nameOf(item)}`} onClick={() => setEdited(item)}>
            编辑
          </Button>
          <Button variant="link" aria-label={`删除 ${nameOf(item)}`} onClick={() => setDeleted(item)}>
            删除
          </Button>
        </RowActions>
      ),
    },
  ];
  const add = (
    <Button icon={<PlusIcon size={14} />} disabled={!data || data.length >= most} onClick={() => setEdited('new')}>
      新增{noun}
    </Button>
  );

  return (
    <CentrePage title={title}>
      <Panel
        title={panelTitle}
        note={
          <Head>
            {data && `已保存 ${data.length} / ${most}`}
            {data && data.length > 0 && add}
          </Head>
        }
      >
        {data ? (
          data.length === 0 ? (
            <EmptyPanel size="sm" title={`还没有${noun}`} action={add}>
              保存后，下单时可直接选用
            </EmptyPanel>
          ) : (
            <Table caption={noun} columns={columns} rows={data} rowKey={({ id }) => id} />
          )
        ) : error ? (
          <ErrorPanel size="sm" error={error} onRetry={refresh} />
        ) : (
          <PageSkeleton what={noun} variant="table" count={3} />
        )}
      </Panel>
      <Suspense>
        {edited &&
          editor({
            edited: edited === 'new' ? undefined : edited,
            isFirst: data?.length === 0,
            onClose: () => setEdited(undefined),
            onSaved() {
              notify({ tone: 'success', text: `${noun}已${edited === 'new' ? '新增' : '保存'}` });
              renew();
            },
          })}
        {deleted && (
          <DeleteDialog
            question={questionOf(deleted)}
            remove={() => remove(deleted.id)}
            onClose={() => setDeleted(undefined)}
            onDeleted={renew}
          />
        )}
      </Suspense>
    </CentrePage>
  );
}

const Head = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.lg};
`;
