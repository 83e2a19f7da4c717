import { below, color, space, type } from '@mall/design-tokens';
import { displayMinute } from '@mall/domain/time';
import { call, useCall, usePlatform } from '@mall/mf-kit';
import { failureOf } from '@mall/mf-kit/write';
import { Button, EmptyPanel, ErrorPanel, PageSkeleton } from '@mall/ui-kit';
import { Pager } from '@mall/ui-kit/data-display';
import { Input } from '@mall/ui-kit/forms';
import { AlertDialog, Dialog } from '@mall/ui-kit/overlays';
import { useDeferredValue, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { RenameTalk } from './rename-talk.tsx';
import type { KeptTalk } from './use-kept-talk.ts';

/** Conversations that were kept: found again, gone on with, named, deleted (rules conversation 3–5). */
export default function TalkList({ kept, onClose }: { kept: KeptTalk; onClose: () => void }) {
  const { sdk, notify } = usePlatform();
  const [typed, setTyped] = useState('');
  const [named, setNamed] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const [leaving, setLeaving] = useState<{ id: string; name: string }>();
  const [pageIndex, setPage] = useState(1);
  const keyword = useDeferredValue(typed.trim());
  const { data, error, refresh } = useCall(
    call('assistant.getTalks', { ...(keyword ? { keyword } : {}), ...(pageIndex > 1 ? { pageIndex } : {}) }),
  );
  async function attempt(work: () => Promise<unknown>) {
    try {
      await work();
      return true;
    } catch (failure) {
      notify({ tone: 'danger', text: failureOf(failure).message });
      return false;
    }
  }
  async function open(id: string) {
    if (await attempt(() => kept.open(id))) onClose();
    else void refresh();
  }
  async function rename(id: string, name: string) {
    if (await attempt(() => sdk.assistant.renameTalk({ id, name }))) stopNaming(id);
    void refresh();
  }
  /** The field goes, and the focus goes back to the button that it came from. */
  function stopNaming(id: string) {
    flushSync(() => setNamed(''));
    list.current?.querySelector<HTMLElement>(`[data-names="${id}"]`)?.focus();
  }
  return (
    <Dialog open title="历史对话" onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Body>
        <Input
          type="search"
          aria-label="查找对话"
          placeholder="名称或内容"
          maxLength={60}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setPage(1);
          }}
        />
        {!data &&
          (error ? <ErrorPanel size="sm" error={error} onRetry={refresh} /> : <PageSkeleton what="历史对话" variant="table" count={4} />)}
        {data?.total === 0 && <EmptyPanel title={keyword ? '没有找到' : '还没有对话'}>登录后的对话会保留180天，最多100段</EmptyPanel>}
        <ul aria-label="历史对话" ref={list}>
          {data?.items.map(({ id, name, changedAt }) => (
            <li key={id}>
              {named === id ? (
                <RenameTalk name={name} onSave={(next) => void rename(id, next)} onCancel={() => stopNaming(id)} />
              ) : (
                <>
                  <button type="button" onClick={() => void open(id)}>
                    {name}
                    <time dateTime={changedAt}>{displayMinute(changedAt, 'short')}</time>
                  </button>
                  <Button variant="link" aria-label={`改名 ${name}`} data-names={id} onClick={() => setNamed(id)}>
                    改名
                  </Button>
                  <Button variant="link" aria-label={`删除 ${name}`} onClick={() => setLeaving({ id, name })}>
                    删除
                  </Button>
                </>
              )}
            </li>
          ))}
        </ul>
        {data && data.total > data.pageSize && (
          <Pager page={pageIndex} total={data.total} pageSize={data.pageSize} onPageChange={setPage} />
        )}
      </Body>
      {leaving && (
        <AlertDialog
          title="删除对话"
          tone="danger"
          confirmText="删除"
          onClose={() => setLeaving(undefined)}
          onConfirm={async () => {
            await sdk.assistant.deleteTalk({ id: leaving.id });
            kept.forget(leaving.id);
            void refresh();
          }}
        >
          删除“{leaving.name}”后不能恢复。确认删除吗？
        </AlertDialog>
      )}
    </Dialog>
  );
}

const Body = styled.div`
  display: grid;
  gap: ${space.md};
  min-height: 320px;
  align-content: start;
  & li {
    display: flex;
    gap: ${space.md};
    align-items: center;
    border-bottom: 1px solid ${color.line};
  }
  & li > button:first-child {
    flex: 1;
    min-width: 0;
    min-height: 44px;
    padding: ${space.sm} 0;
    overflow-wrap: anywhere;
  }
  & time {
    display: block;
    color: ${color.inkSecond};
    font-size: ${type.sizeLeast};
  }
  ${below.tablet} {
    & li > button {
      min-width: 44px;
      min-height: 44px;
    }
  }
`;
