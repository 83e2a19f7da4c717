import type { StaffContent } from '@mall/api-contract/content';
import { isSetAddress } from '@mall/domain/content';
import { Button, Notice } from '@mall/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { useSdk } from '../calls/sdk-context.ts';
import { useAct } from '../calls/use-act.ts';
import { Actions } from '../marketing/form-parts.tsx';
import type { useContentDraft } from './use-content-draft.ts';

const EndDialog = lazy(() => import('../marketing/end-dialog.tsx').then((one) => ({ default: one.EndDialog })));
const MoveDialog = lazy(() => import('./move-dialog.tsx').then((one) => ({ default: one.MoveDialog })));
const PublishDialog = lazy(() => import('./publish-dialog.tsx').then((one) => ({ default: one.PublishDialog })));

interface Props {
  item: StaffContent;
  writing: ReturnType<typeof useContentDraft>;
  onReload: () => void;
}

/** What can be done with an item as it stands, and by whom (rules content 21–23). */
export function ContentActions({ item, writing, onReload }: Props) {
  const sdk = useSdk();
  const act = useAct({ done: '已提交审核', isSafe: true });
  const [asked, setAsked] = useState<'publish' | 'return' | 'takeBack' | 'move'>();
  const { id, open, state, url } = item;
  const { revision, isSaved, isSaving, follow } = writing;
  const close = () => {
    setAsked(undefined);
    onReload();
  };
  const submit = async () => {
    const answer = await act.run(['submitContent', id, revision], (options) => sdk.content.submitContent({ id, revision }, options));
    if (answer) follow(answer);
  };
  const refused = act.refusal?.reason === 'CONTENT_NOT_READY' ? ((act.refusal.details as { problems: string[] }).problems ?? []) : [];
  // Those of the version as it was read stand below already.
  const problems = refused.filter((problem) => !open?.problems.includes(problem));
  return (
    <>
      <Actions>
        {!open?.isInReview && (
          <Button variant="primary" busy={act.isBusy} disabled={!open || !isSaved || isSaving} onClick={() => void submit()}>
            提交审核
          </Button>
        )}
        {open?.isInReview && !open.isOwn && (
          <Button variant="primary" onClick={() => setAsked('publish')}>
            审核通过
          </Button>
        )}
        {open?.isInReview && <Button onClick={() => setAsked('return')}>退回修改</Button>}
        {(state === 'live' || state === 'scheduled') && <Button onClick={() => setAsked('takeBack')}>下线</Button>}
        {item.kind === 'page' && !isSetAddress(item.slug) && <Button onClick={() => setAsked('move')}>更改地址</Button>}
        {state === 'live' && (
          <a href={url} target="_blank" rel="noopener">
            查看已上线的页面
          </a>
        )}
        <span aria-live="polite">{isSaving ? '正在保存' : isSaved ? (open ? '已保存' : '') : '有未保存的修改'}</span>
      </Actions>
      {open?.isInReview && open.isOwn && <Notice>您参与了编写，须由他人审核。</Notice>}
      {act.failure && (
        <Notice tone="danger" live>
          {act.failure}
          {problems.length > 0 && (
            <ul>
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          )}
        </Notice>
      )}
      <Suspense>
        {asked === 'publish' && <PublishDialog id={id} revision={revision} onClose={close} onDone={follow} />}
        {asked === 'move' && <MoveDialog item={item} onClose={close} />}
        {asked === 'return' && (
          <EndDialog
            title="退回修改"
            text="编写的人会看到原因，修改后可再次提交。"
            done="已退回"
            content={['returnContent', id, revision]}
            send={async (why, options) => follow(await sdk.content.returnContent({ id, revision, why }, options)) ?? true}
            onClose={close}
          />
        )}
        {asked === 'takeBack' && (
          <EndDialog
            title="下线"
            text="页面立即下线，地址显示“已下线”；待上线的版本一并取消。之后可以从历史版本重新开始。"
            done="已下线"
            content={['takeBackContent', id]}
            send={(why, options) => sdk.content.takeBackContent({ id, why }, options)}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
