import type { PlatformToken as Token } from '@mall/api-contract/platform';
import { below, color, radius, space, type } from '@mall/design-tokens';
import { Button, CopyText, EmptyPanel, Notice, Page, toast } from '@mall/ui-kit';
import { Table } from '@mall/ui-kit/data-display';
import { Field, Input, NativeSelect } from '@mall/ui-kit/forms';
import { AlertDialog } from '@mall/ui-kit/overlays';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { type Admin, AdminOnly } from '../admin/admin-only.tsx';
import { call } from '../platform/call.ts';
import type { PlatformError } from '../platform/platform-error.ts';
import { useStatus } from '../platform/use-platform.ts';
import { momentText } from '../platform/wording.ts';

/** Tokens of teams, for administrators. */
export const TokensPage = () => (
  <AdminOnly<{ tokens: Token[] }> title="令牌" act="创建和撤销令牌" path="tokens">
    {({ tokens }, admin) => <TokenList tokens={tokens} admin={admin} />}
  </AdminOnly>
);

function TokenList({ tokens, admin: { as, refresh, close } }: { tokens: Token[]; admin: Admin }) {
  const { data: status } = useStatus();
  const [area, setArea] = useState('');
  const [name, setName] = useState('');
  const [made, setMade] = useState<Token & { token: string }>();
  const [ending, setEnding] = useState<Token>();
  const [refusal, setRefusal] = useState<PlatformError>();

  async function attempt(work: () => Promise<void>) {
    setRefusal(undefined);
    try {
      await work();
      await refresh();
    } catch (error) {
      setRefusal(error as PlatformError);
    }
  }
  const create = (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () => {
      setMade(await call('POST', 'tokens', { ...as, body: { area, name: name.trim() } }));
      setName('');
    });
  };
  const revoke = (token: Token) =>
    attempt(async () => {
      await call('DELETE', `tokens/${token.id}`, as);
      toast.show({ tone: 'success', text: `令牌“${token.name}”已撤销` });
    });

  const areas = [
    { value: '*', label: '全部区域（管理员）' },
    ...(status?.areas ?? []).map((one) => ({ value: one.name, label: one.name })),
  ];
  return (
    <Page
      title="令牌"
      note="团队用令牌发布自己的区域：MALL_TOKEN=…"
      actions={
        close && (
          <Button size="sm" onClick={close}>
            结束管理
          </Button>
        )
      }
    >
      <Maker onSubmit={create} aria-label="创建令牌">
        <Field label="区域">
          <NativeSelect value={area} placeholder="请选择" onValueChange={setArea} options={areas} />
        </Field>
        <Field label="名称" hint="谁或哪条流水线使用，例如 search-ci">
          <Input value={name} maxLength={60} onChange={({ target }) => setName(target.value)} />
        </Field>
        <Button type="submit" disabled={!area || !name.trim()}>
          创建令牌
        </Button>
      </Maker>
      {refusal && (
        <Notice tone="danger" live title={refusal.message}>
          {refusal.fix}
        </Notice>
      )}
      {made && (
        <Once role="status">
          <p>
            令牌“{made.name}”（{made.area}）只显示这一次，请现在保存：
          </p>
          <code>
            <CopyText text={made.token} label="复制令牌" />
          </code>
          <Button size="sm" onClick={() => setMade(undefined)}>
            已保存
          </Button>
        </Once>
      )}
      <Table
        caption="令牌"
        rows={tokens}
        rowKey={({ id }) => id}
        rowState={({ revokedAt }) => (revokedAt ? 'muted' : undefined)}
        empty={<EmptyPanel title="还没有令牌">为每条流水线创建一个，只给它自己的区域。</EmptyPanel>}
        columns={[
          { key: 'name', header: '名称', rowHeader: true, cell: (token) => token.name },
          { key: 'area', header: '区域', width: '200px', cell: (token) => (token.area === '*' ? '全部（管理员）' : token.area) },
          { key: 'id', header: '编号', width: '150px', cell: ({ id }) => <code>{id}</code> },
          { key: 'made', header: '创建', width: '260px', cell: ({ createdAt, createdBy }) => `${momentText(createdAt)} ${createdBy}` },
          {
            key: 'end',
            header: '有效期至',
            width: '200px',
            cell: ({ expiresAt }) =>
              expiresAt ? `${momentText(expiresAt)}${Date.parse(expiresAt) <= Date.now() ? ' 已过期' : ''}` : '长期',
          },
          {
            key: 'act',
            header: '操作',
            width: '200px',
            cell: (token) =>
              token.revokedAt ? (
                `${momentText(token.revokedAt)} 已撤销`
              ) : (
                <Button size="sm" onClick={() => setEnding(token)} aria-label={`撤销令牌 ${token.name}`}>
                  撤销
                </Button>
              ),
          },
        ]}
      />
      <AlertDialog
        open={Boolean(ending)}
        onOpenChange={(open) => !open && setEnding(undefined)}
        title="撤销令牌"
        tone="danger"
        confirmText="撤销"
        onConfirm={() => ending && revoke(ending)}
      >
        令牌“{ending?.name}”（{ending?.area}）立即失效，使用它的流水线不能再发布。
      </AlertDialog>
    </Page>
  );
}

const Maker = styled.form`
  display: grid;
  grid-template-columns: 240px 360px auto;
  gap: ${space.lg};
  justify-content: start;
  padding-bottom: ${space.lg};
  > button { margin-top: 24px; }
  ${below.desktop} {
    grid-template-columns: minmax(0, 1fr);
    > button { margin: 0; justify-self: start; }
  }
`;
const Once = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.md};
  margin-bottom: ${space.lg};
  padding: ${space.md} ${space.lg};
  border: 1px solid ${color.successLine};
  border-radius: ${radius.md};
  background: ${color.successTint};
  font-size: ${type.sizeTable};
  code { font-family: ${type.familyMono}; }
`;
