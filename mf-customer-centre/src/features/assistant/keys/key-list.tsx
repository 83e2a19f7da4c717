import { color, space, type } from '@mall/design-tokens';
import { assistantAbilityNames } from '@mall/domain/assistant';
import { moneyText } from '@mall/domain/money';
import { displayMinute } from '@mall/domain/time';
import { Button, Tag } from '@mall/ui-kit';
import { type Column, Table } from '@mall/ui-kit/data-display';
import { styled } from 'styled-components';
import type { Key } from './keys-page.tsx';

const states = {
  live: <Tag kind="success">使用中</Tag>,
  resting: <Tag kind="warning">已暂停：联系人不再管理企业</Tag>,
  expired: <Tag>已过期</Tag>,
  ended: <Tag>已停用</Tag>,
};

/** The company's keys, with what each may and what of it is used today. */
export function KeyList({ keys, onEnd }: { keys: readonly Key[]; onEnd: (key: Key) => void }) {
  const columns: Column<Key>[] = [
    {
      key: 'name',
      header: '密钥',
      width: '210px',
      rowHeader: true,
      cell: ({ name, state, contactName }) => (
        <>
          {name} {states[state]}
          <Second>以 {contactName} 的身份</Second>
        </>
      ),
    },
    {
      key: 'abilities',
      header: '权限',
      cell: ({ abilities }) => ['搜索商品', ...abilities.map((one) => assistantAbilityNames[one])].join('、'),
    },
    {
      key: 'today',
      header: '今日 / 限额',
      width: '190px',
      cell: ({ callsToday, callsPerDay, cartTodayFen, cartLimitFen, abilities }) => (
        <div>
          {callsToday} / {callsPerDay} 次
          {abilities.includes('cart') && (
            <Second>
              加购 {moneyText(cartTodayFen)} / {moneyText(cartLimitFen)}
            </Second>
          )}
        </div>
      ),
    },
    {
      key: 'used',
      header: '最近使用',
      width: '150px',
      cell: ({ lastUsedAt, expiresAt }) => (
        <div>
          {lastUsedAt ? displayMinute(lastUsedAt, 'short') : '从未'}
          <Second>至 {displayMinute(expiresAt).slice(0, 10)}</Second>
        </div>
      ),
    },
    {
      key: 'do',
      header: '操作',
      width: '80px',
      align: 'end',
      cell: (key) =>
        (key.state === 'live' || key.state === 'resting') && (
          <Button variant="link" aria-label={`停用 ${key.name}`} onClick={() => onEnd(key)}>
            停用
          </Button>
        ),
    },
  ];
  return (
    <Table
      caption="助手密钥"
      columns={columns}
      rows={keys}
      rowKey={({ id }) => id}
      rowState={({ state }) => (state === 'live' ? undefined : 'muted')}
    />
  );
}

const Second = styled.small`
  display: block;
  padding-top: ${space.xs};
  color: ${color.inkSecond};
  font-size: ${type.sizeLeast};
`;
