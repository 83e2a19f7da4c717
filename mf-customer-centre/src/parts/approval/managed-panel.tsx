import { color, space, type } from '@mall/design-tokens';
import { Panel } from '@mall/mall-parts/account';
import type { CallState } from '@mall/mf-kit';
import { Button, EmptyPanel, ErrorPanel, PageSkeleton, PlusIcon } from '@mall/ui-kit';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { RowActions } from '../row-actions.ts';

const DeleteDialog = lazy(() => import('../delete-dialog.tsx'));

interface Managed {
  id: number;
}
interface Props<Item extends Managed> {
  title: string;
  /** What is listed, and how its buttons call it: 审批规则, 规则. */
  what: string;
  noun: string;
  state: Pick<CallState<{ mayManage: boolean }>, 'data' | 'error'> & { refresh: () => Promise<unknown> };
  items: readonly Item[];
  /** Said where there are none. */
  none: string;
  nameOf: (item: Item) => string;
  questionOf: (item: Item) => string;
  remove: (id: number) => Promise<unknown>;
  /** What an editor needs isn't here yet. */
  isWaiting?: boolean;
  /** Without `edited` it adds one. */
  editor: (props: { edited: Item | undefined; onClose: () => void; onSaved: () => void }) => ReactNode;
  children: (item: Item) => ReactNode;
}

/** A list that whoever manages adds to, edits and deletes from, and that everybody reads. */
export function ManagedPanel<Item extends Managed>(props: Props<Item>) {
  const { title, what, noun, state, items, none, nameOf, questionOf, remove, isWaiting = false, editor, children } = props;
  const { data, error, refresh } = state;
  const [edited, setEdited] = useState<Item | 'new'>();
  const [deleted, setDeleted] = useState<Item>();
  const renew = () => void refresh();
  const add = data?.mayManage && (
    <Button icon={<PlusIcon size={14} />} disabled={isWaiting} onClick={() => setEdited('new')}>
      新增{noun}
    </Button>
  );
  return (
    <>
      <Panel title={title} note={items.length > 0 ? add : undefined}>
        {data ? (
          items.length === 0 ? (
            <EmptyPanel size="sm" title={`还没有${what}`} action={add}>
              {none}
            </EmptyPanel>
          ) : (
            <List aria-label={what}>
              {items.map((item) => (
                <li key={item.id}>
                  <div>{children(item)}</div>
                  {data.mayManage && (
                    <RowActions>
                      <Button variant="link" aria-label={`编辑${noun} ${nameOf(item)}`} onClick={() => setEdited(item)}>
                        编辑
                      </Button>
                      <Button variant="link" aria-label={`删除${noun} ${nameOf(item)}`} onClick={() => setDeleted(item)}>
                        删除
                      </Button>
                    </RowActions>
                  )}
                </li>
              ))}
            </List>
          )
        ) : error ? (
          <ErrorPanel size="sm" error={error} onRetry={refresh} />
        ) : (
          <PageSkeleton what={what} variant="table" count={3} />
        )}
      </Panel>
      <Suspense>
        {edited && editor({ edited: edited === 'new' ? undefined : edited, onClose: () => setEdited(undefined), onSaved: renew })}
        {deleted && (
          <DeleteDialog
            question={questionOf(deleted)}
            remove={() => remove(deleted.id)}
            onClose={() => setDeleted(undefined)}
            onDeleted={renew}
          />
        )}
      </Suspense>
    </>
  );
}

const List = styled.ul`
  font-size: ${type.sizeTable};
  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.lg};
    padding-block: ${space.md};
    border-bottom: 1px solid ${color.line};
  }
  & > li > :first-child { flex: 1; min-width: 0; }
  & small { display: block; color: ${color.inkSecond}; }
`;
