import type { OneTimePassword, OperatorAccount } from '@mall/api-contract/operator';
import { color, space } from '@mall/design-tokens';
import { staffRoleNames } from '@mall/domain/staff';
import { displayMinute } from '@mall/domain/time';
import { Button, PlusIcon, Tag } from '@mall/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useRead } from '../calls/use-read.ts';
import { Screen } from '../frame/screen.tsx';
import { ListFaces } from '../list/list-faces.tsx';
import { type ListColumn, ListTable } from '../list/list-table.tsx';
import { ShownOnce } from '../secret/shown-once.tsx';
import { AddOperatorDialog } from './add-operator-dialog.tsx';
import { ChangeOperatorDialog } from './change-operator-dialog.tsx';
import { ResetOperatorDialog } from './reset-operator-dialog.tsx';

type Open = { name: 'add' } | { name: 'change' | 'reset'; operator: OperatorAccount } | ({ name: 'password' } & OneTimePassword);

/** For administrators: who works here, what they may do, and the way back in for who lost theirs. */
export default function OperatorsPage() {
  const { data, error, mutate } = useRead(['operator.listOperators'], (sdk) => sdk.operator.listOperators());
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const show = (made: OneTimePassword) => setOpen({ name: 'password', ...made });
  return (
    <Screen
      title="员工"
      note={data && `${data.filter(({ isEnabled }) => isEnabled).length} 人可以登录`}
      actions={
        <Button variant="primary" icon={<PlusIcon size={14} />} onClick={() => setOpen({ name: 'add' })}>
          新增员工
        </Button>
      }
    >
      <ListFaces<OperatorAccount>
        rows={data}
        error={error}
        onRetry={() => void mutate()}
        what="员工"
        empty={{ title: '还没有员工', text: '新增员工后，把一次性密码交给本人。' }}
      >
        {(operators) => (
          <ListTable<OperatorAccount>
            caption="员工"
            rows={operators}
            rowKey={({ id }) => id}
            columns={columnsOf(
              (operator) => setOpen({ name: 'change', operator }),
              (operator) => setOpen({ name: 'reset', operator }),
            )}
          />
        )}
      </ListFaces>
      {open?.name === 'add' && <AddOperatorDialog onClose={close} onAdded={show} />}
      {open?.name === 'change' && <ChangeOperatorDialog operator={open.operator} onClose={close} />}
      {open?.name === 'reset' && <ResetOperatorDialog operator={open.operator} onClose={close} onReset={show} />}
      {open?.name === 'password' && (
        <ShownOnce title={`${open.operator.name} 的一次性密码`} secret={open.password} keptText="我已把它交给本人" onClose={close}>
          账号 {open.operator.account}。本人用它登录一次，随后设置自己的密码和两步验证。关闭后不再显示，遗失可以再次重置。
        </ShownOnce>
      )}
    </Screen>
  );
}

const columnsOf = (
  onChange: (operator: OperatorAccount) => void,
  onReset: (operator: OperatorAccount) => void,
): ListColumn<OperatorAccount>[] => [
  {
    key: 'name',
    header: '员工',
    card: 'head',
    cell: ({ name, account }) => (
      <span>
        <b>{name}</b> <Quiet>{account}</Quiet>
      </span>
    ),
  },
  { key: 'number', header: '工号', width: '90px', cell: ({ employeeNo }) => employeeNo },
  { key: 'roles', header: '角色', width: '24%', cell: ({ roles }) => roles.map((role) => staffRoleNames[role]).join('、') },
  {
    key: 'state',
    header: '状态',
    width: '110px',
    card: 'corner',
    cell: ({ isEnabled, hasSecondStep }) =>
      isEnabled ? hasSecondStep ? <Tag kind="success">已启用</Tag> : <Tag kind="warning">未完成首次登录</Tag> : <Tag>已停用</Tag>,
  },
  {
    key: 'last',
    header: '上次登录',
    width: '140px',
    cell: ({ lastSignedInAt }) => (lastSignedInAt ? displayMinute(lastSignedInAt) : '从未'),
  },
  {
    key: 'acts',
    header: '操作',
    width: '150px',
    align: 'end',
    card: 'foot',
    cell: (operator) => (
      <Acts>
        <Button size="sm" aria-label={`修改 ${operator.name}`} onClick={() => onChange(operator)}>
          修改
        </Button>
        <Button size="sm" aria-label={`重置 ${operator.name}`} onClick={() => onReset(operator)}>
          重置
        </Button>
      </Acts>
    ),
  },
];

const Quiet = styled.span`
  color: ${color.inkSecond};
`;
const Acts = styled.span`
  display: inline-flex;
  flex: 1;
  gap: ${space.sm};
`;
