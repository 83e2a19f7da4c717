import type { SmokeRunner as Runner } from '@mall/api-contract/platform';
import { Button, EmptyPanel, Notice, Page, Tag, toast } from '@mall/ui-kit';
import { Table } from '@mall/ui-kit/data-display';
import { AlertDialog } from '@mall/ui-kit/overlays';
import { useState } from 'react';
import { type Admin, AdminOnly } from '../admin/admin-only.tsx';
import { call } from '../platform/call.ts';
import type { PlatformError } from '../platform/platform-error.ts';
import { momentText, versionText } from '../platform/wording.ts';
import { NewRunner } from './new-runner.tsx';
import { RunLog } from './run-log.tsx';

/** Who may sign how a smoke test went, for administrators. */
export const RunnersPage = () => (
  <AdminOnly<{ runners: Runner[] }> title="运行者" act="登记和撤销运行者" path="runners">
    {({ runners }, admin) => <RunnerList runners={runners} admin={admin} />}
  </AdminOnly>
);

/** The gateway's own machine: its key lies beside the registry and goes with it. */
const isOwn = ({ createdBy }: Runner) => createdBy === 'setup';

function RunnerList({ runners, admin: { as, refresh, close } }: { runners: Runner[]; admin: Admin }) {
  const [ending, setEnding] = useState<Runner>();
  const [shown, setShown] = useState<Runner>();
  const [refusal, setRefusal] = useState<PlatformError>();

  /** @returns whether it was done */
  async function attempt(work: () => Promise<unknown>, done: string): Promise<boolean> {
    setRefusal(undefined);
    try {
      await work();
      toast.show({ tone: 'success', text: done });
      await refresh();
      return true;
    } catch (error) {
      setRefusal(error as PlatformError);
      return false;
    }
  }
  const create = (name: string, publicKey: string) =>
    attempt(() => call('POST', 'runners', { ...as, body: { name, publicKey } }), `运行者“${name}”已登记`);
  const revoke = ({ id, name }: Runner) => attempt(() => call('DELETE', `runners/${id}`, as), `运行者“${name}”已撤销`);

  return (
    <Page
      title="运行者"
      note="冒烟测试的结果由运行者签名，团队的令牌不能代替"
      actions={
        close && (
          <Button size="sm" onClick={close}>
            结束管理
          </Button>
        )
      }
    >
      <NewRunner onCreate={create} />
      {refusal && (
        <Notice tone="danger" live title={refusal.message}>
          {refusal.fix}
        </Notice>
      )}
      <Table
        caption="运行者"
        rows={runners}
        rowKey={({ id }) => id}
        rowState={({ revokedAt }) => (revokedAt ? 'muted' : undefined)}
        empty={<EmptyPanel title="还没有运行者">登记一条流水线的公钥后，它才能提交冒烟测试的结果。</EmptyPanel>}
        columns={[
          { key: 'name', header: '名称', rowHeader: true, cell: (runner) => (isOwn(runner) ? `${runner.name}（网关本机）` : runner.name) },
          { key: 'id', header: '公钥编号', width: '150px', cell: ({ id }) => <code>{id}</code> },
          {
            key: 'made',
            header: '登记',
            width: '220px',
            cell: (runner) => (isOwn(runner) ? '随数据文件夹' : `${momentText(runner.createdAt)} ${runner.createdBy}`),
          },
          {
            key: 'last',
            header: '最近一次运行',
            width: '440px',
            cell: (runner) =>
              runner.last ? (
                <span>
                  <Tag kind={runner.last.passed ? 'success' : 'danger'}>{runner.last.passed ? '通过' : '未通过'}</Tag> {runner.last.area}{' '}
                  {versionText(runner.last.version)}，{momentText(runner.last.at)}{' '}
                  <Button size="sm" variant="link" onClick={() => setShown(runner)} aria-label={`查看 ${runner.name} 最近一次运行的日志`}>
                    日志
                  </Button>
                </span>
              ) : (
                '还没有'
              ),
          },
          {
            key: 'act',
            header: '操作',
            width: '180px',
            cell: (runner) =>
              runner.revokedAt ? (
                `${momentText(runner.revokedAt)} 已撤销`
              ) : isOwn(runner) ? (
                '–'
              ) : (
                <Button size="sm" onClick={() => setEnding(runner)} aria-label={`撤销运行者 ${runner.name}`}>
                  撤销
                </Button>
              ),
          },
        ]}
      />
      <RunLog runner={shown} as={as} onClose={() => setShown(undefined)} />
      <AlertDialog
        open={Boolean(ending)}
        onOpenChange={(open) => !open && setEnding(undefined)}
        title="撤销运行者"
        tone="danger"
        confirmText="撤销"
        onConfirm={async () => void (ending && (await revoke(ending)))}
      >
        运行者“{ending?.name}”此后签名的结果不再有效；已经记录的结果不变。
      </AlertDialog>
    </Page>
  );
}
