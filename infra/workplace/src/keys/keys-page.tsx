import type { NewStaffKey, StaffKey } from '@mall/api-contract/operator';
import { staffRoleNames } from '@mall/domain/staff';
import { displayDate, displayMinute } from '@mall/domain/time';
import { Button, PlusIcon, Tag } from '@mall/ui-kit';
import { type ReactNode, useState } from 'react';
import { serverNow } from '../calls/server-clock.ts';
import { useRead } from '../calls/use-read.ts';
import { Screen } from '../frame/screen.tsx';
import { ListFaces } from '../list/list-faces.tsx';
import { ListTable } from '../list/list-table.tsx';
import { ShownOnce } from '../secret/shown-once.tsx';
import { AddKeyDialog } from './add-key-dialog.tsx';
import { EndKeyDialog } from './end-key-dialog.tsx';
import { type KeyState, keyState } from './key-state.ts';

type Open = { name: 'add' } | { name: 'end'; key: StaffKey } | ({ name: 'secret' } & NewStaffKey);

const tags: Record<KeyState, ReactNode> = {
  good: <Tag kind="success">有效</Tag>,
  ending: <Tag kind="warning">即将到期</Tag>,
  expired: <Tag>已到期</Tag>,
  ended: <Tag>已停用</Tag>,
};

/** For administrators: what lets programs, such as an ERP, act as staff. */
export default function KeysPage() {
  const { data, error, mutate } = useRead(['operator.listKeys'], (sdk) => sdk.operator.listKeys());
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <Screen
      title="密钥"
      note="程序（如 ERP）以密钥调用员工接口，操作同样记入日志"
      actions={
        <Button variant="primary" icon={<PlusIcon size={14} />} onClick={() => setOpen({ name: 'add' })}>
          新增密钥
        </Button>
      }
    >
      <ListFaces<StaffKey>
        rows={data}
        error={error}
        onRetry={() => void mutate()}
        what="密钥"
        empty={{ title: '还没有密钥', text: '为需要对接的程序新增密钥，密钥只显示一次。' }}
      >
        {(keys) => (
          <ListTable<StaffKey>
            caption="密钥"
            rows={keys}
            rowKey={({ id }) => id}
            columns={[
              { key: 'name', header: '名称', card: 'head', cell: ({ name }) => <b>{name}</b> },
              { key: 'state', header: '状态', width: '96px', card: 'corner', cell: (key) => tags[keyState(key, serverNow())] },
              { key: 'roles', header: '角色', width: '22%', cell: ({ roles }) => roles.map((role) => staffRoleNames[role]).join('、') },
              { key: 'by', header: '新增', width: '190px', cell: ({ createdBy, createdAt }) => `${createdBy}，${displayDate(createdAt)}` },
              { key: 'until', header: '有效至', width: '110px', cell: ({ expiresAt }) => displayDate(expiresAt) },
              {
                key: 'used',
                header: '上次使用',
                width: '140px',
                cell: ({ lastUsedAt }) => (lastUsedAt ? displayMinute(lastUsedAt) : '从未'),
              },
              {
                key: 'act',
                header: '操作',
                width: '90px',
                align: 'end',
                card: 'foot',
                cell: (key) =>
                  key.endedAt === null && (
                    <Button size="sm" aria-label={`停用 ${key.name}`} onClick={() => setOpen({ name: 'end', key })}>
                      停用
                    </Button>
                  ),
              },
            ]}
          />
        )}
      </ListFaces>
      {open?.name === 'add' && <AddKeyDialog onClose={close} onAdded={(made) => setOpen({ name: 'secret', ...made })} />}
      {open?.name === 'end' && <EndKeyDialog of={open.key} onClose={close} />}
      {open?.name === 'secret' && (
        <ShownOnce title={`密钥 ${open.key.name}`} secret={open.secret} keptText="我已保存到程序的配置中" onClose={close}>
          程序在请求头中携带它：Authorization: Bearer 密钥。关闭后不再显示，遗失请停用后新增。
        </ShownOnce>
      )}
    </Screen>
  );
}
