import { space } from '@mall/design-tokens';
import { CentrePage, Panel, SimulationNotice, useIsSimulated } from '@mall/mall-parts/account';
import { type CallOutput, useCall, usePlatform } from '@mall/mf-kit';
import { failureOf } from '@mall/mf-kit/write';
import { Button, CopyText, EmptyPanel, ErrorPanel, Notice, PageSkeleton, PlusIcon } from '@mall/ui-kit';
import { AlertDialog } from '@mall/ui-kit/overlays';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { assistantKeysCall } from '../../../parts/assistant/assistant-calls.ts';
import { KeyList } from './key-list.tsx';
import { KeyUses } from './key-uses.tsx';

const KeyDialog = lazy(() => import('./key-dialog.tsx'));

export type Keys = CallOutput<'assistant.getAssistantKeys'>;
export type Key = Keys['keys'][number];

/** /customer/assistantKeys: keys for the company's own assistants, what each may, and what each did (rules agent 1–6). */
export default function KeysPage() {
  const { data, error, refresh, show } = useCall(assistantKeysCall());
  const { sdk, notify } = usePlatform();
  const isSimulated = useIsSimulated();
  const [isNew, setNew] = useState(false);
  const [secret, setSecret] = useState('');
  const [ending, setEnding] = useState<Key>();
  async function end({ id, name }: Key) {
    try {
      show(await sdk.assistant.endAssistantKey({ id }));
      notify({ tone: 'success', text: `已停用 ${name}，立即生效` });
    } catch (failure) {
      notify({ tone: 'danger', text: failureOf(failure).message });
      throw failure;
    }
  }
  if (!data)
    return (
      <CentrePage title="助手密钥">
        {error?.reason === 'RIGHT_TO_MANAGE_MISSING' ? (
          <EmptyPanel title="您没有管理企业的权限">助手密钥由本企业主管管理</EmptyPanel>
        ) : error ? (
          <ErrorPanel error={error} onRetry={refresh} />
        ) : (
          <PageSkeleton what="助手密钥" variant="table" count={3} />
        )}
      </CentrePage>
    );
  return (
    <CentrePage title="助手密钥">
      <SimulationNotice />
      <Panel
        title="密钥"
        note={
          !isSimulated && (
            <Button icon={<PlusIcon size={14} />} onClick={() => setNew(true)}>
              新建密钥
            </Button>
          )
        }
      >
        <Intro>
          <p>把贵公司自己的 AI 助手接到商城：凭密钥搜索、报价、查订单和加入购物车。密钥不能下单和付款，需要确认的操作会给您一个链接。</p>
          <p>
            连接地址（MCP，Streamable HTTP）：
            <CopyText text={data.address} />
          </p>
        </Intro>
        {secret && (
          <Once>
            <Notice tone="warning" title="请立即保存密钥，它只显示这一次">
              <Secret>
                <CopyText text={secret} label="复制密钥" />
                <Button size="sm" onClick={() => setSecret('')}>
                  已保存
                </Button>
              </Secret>
            </Notice>
          </Once>
        )}
        {data.keys.length > 0 ? (
          <KeyList keys={data.keys} onEnd={setEnding} />
        ) : (
          <EmptyPanel title="还没有密钥">新建后填到您的助手里即可使用</EmptyPanel>
        )}
      </Panel>
      {data.keys.length > 0 && <KeyUses />}
      <Suspense>
        {isNew && (
          <KeyDialog
            onClose={() => setNew(false)}
            onMade={({ secret: made, all }) => {
              show(all);
              setSecret(made);
            }}
          />
        )}
      </Suspense>
      {ending && (
        <AlertDialog
          title={`停用 ${ending.name}`}
          confirmText="停用"
          tone="danger"
          onClose={() => setEnding(undefined)}
          onConfirm={() => end(ending)}
        >
          停用后该密钥立即失效，不能恢复；已加入购物车的商品保留。确认停用吗？
        </AlertDialog>
      )}
    </CentrePage>
  );
}

const Intro = styled.div`
  display: grid;
  gap: ${space.sm};
  padding-bottom: ${space.lg};
  overflow-wrap: anywhere;
  & span {
    white-space: normal;
  }
`;
const Once = styled.div`
  padding-bottom: ${space.lg};
`;
const Secret = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.md};
  align-items: center;
  overflow-wrap: anywhere;
  & span {
    white-space: normal;
  }
`;
