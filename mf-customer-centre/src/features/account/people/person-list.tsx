import { color, space, type } from '@mall/design-tokens';
import { kpRightNames } from '@mall/domain/account';
import { displayMinute } from '@mall/domain/time';
import { useIsSimulated } from '@mall/mall-parts/account';
import { Button, Tag } from '@mall/ui-kit';
import { type Column, Table } from '@mall/ui-kit/data-display';
import { styled } from 'styled-components';
import { RowActions } from '../../../parts/row-actions.ts';
import type { Person } from './people-page.tsx';

interface Props {
  people: readonly Person[];
  onEdit: (person: Person) => void;
  onStop: (person: Person) => void;
  onStatus: (person: Person, status: 'enabled' | 'authorized' | 'unauthorized', said: string) => void;
}

/** What somebody may do, in words. */
export const rightsText = ({ isManager, rights }: Pick<Person, 'isManager' | 'rights'>) =>
  isManager ? '全部权限' : rights.map((right) => kpRightNames[right]).join('、') || '无';

/** The contact persons, with what can be done with each. */
export function PersonList({ people, onEdit, onStop, onStatus }: Props) {
  const isSimulated = useIsSimulated();
  const columns: Column<Person>[] = [
    {
      key: 'name',
      header: '联系人',
      rowHeader: true,
      cell: ({ contactName, cellPhone, isManager, isSelf, isEnabled }) => (
        <>
          {contactName} {isManager && <Tag kind="accent">主管</Tag>} {isSelf && <Tag>本人</Tag>}{' '}
          {!isEnabled && <Tag kind="danger">已停用</Tag>}
          <Second>{cellPhone}</Second>
        </>
      ),
    },
    { key: 'department', header: '部门', width: '110px', cell: ({ department }) => department || '—' },
    { key: 'rights', header: '权限', cell: rightsText },
    {
      key: 'seen',
      header: '最近使用',
      width: '150px',
      cell: ({ deviceCount, lastSeenAt }) =>
        deviceCount > 0 ? (
          <div>
            {displayMinute(lastSeenAt, 'short')}
            <Second>{deviceCount} 台设备</Second>
          </div>
        ) : (
          '未登录'
        ),
    },
    {
      key: 'do',
      header: '操作',
      width: '210px',
      align: 'end',
      cell: (person) => (
        <RowActions>
          <Button variant="link" aria-label={`编辑 ${person.contactName}`} onClick={() => onEdit(person)}>
            编辑
          </Button>
          {!person.isSelf && person.isEnabled && !person.isManager && (
            <Button
              variant="link"
              aria-label={`${person.enableAuthorized ? '取消授权' : '授权'} ${person.contactName} 查看安全设置`}
              onClick={() =>
                onStatus(
                  person,
                  person.enableAuthorized ? 'unauthorized' : 'authorized',
                  person.enableAuthorized ? '已取消授权查看安全设置' : '已授权查看安全设置',
                )
              }
            >
              {person.enableAuthorized ? '取消授权' : '授权'}
            </Button>
          )}
          {!person.isSelf &&
            (person.isEnabled ? (
              <Button variant="link" aria-label={`停用 ${person.contactName}`} onClick={() => onStop(person)}>
                停用
              </Button>
            ) : (
              <Button
                variant="link"
                aria-label={`启用 ${person.contactName}`}
                onClick={() => onStatus(person, 'enabled', `已启用 ${person.contactName}`)}
              >
                启用
              </Button>
            ))}
        </RowActions>
      ),
    },
  ];
  return (
    <Table
      caption="联系人"
      columns={isSimulated ? columns.filter(({ key }) => key !== 'do') : columns}
      rows={people}
      rowKey={({ id }) => id}
      rowState={({ isEnabled }) => (isEnabled ? undefined : 'muted')}
    />
  );
}

const Second = styled.small`
  display: block;
  padding-top: ${space.xs};
  color: ${color.inkSecond};
  font-size: ${type.sizeLeast};
`;
