import { displayMinute } from '@mall/domain/time';
import { Button, Tag } from '@mall/ui-kit';
import { Table } from '@mall/ui-kit/data-display';
import type { People } from './people-page.tsx';
import { rightsText } from './person-list.tsx';

type Invitation = People['invitations'][number];

/** Who was asked to join and hasn't yet. */
export const InvitationList = ({ invitations, onEnd }: { invitations: readonly Invitation[]; onEnd: (one: Invitation) => void }) => (
  <Table<Invitation>
    caption="待接受的邀请"
    rows={invitations}
    rowKey={({ id }) => id}
    columns={[
      {
        key: 'name',
        header: '受邀人',
        rowHeader: true,
        cell: ({ contactName, isManager }) => (
          <>
            {contactName} {isManager && <Tag kind="accent">主管</Tag>}
          </>
        ),
      },
      { key: 'phone', header: '手机号', width: '130px', cell: ({ cellPhone }) => cellPhone },
      { key: 'department', header: '部门', width: '110px', cell: ({ department }) => department || '—' },
      { key: 'rights', header: '权限', cell: rightsText },
      { key: 'end', header: '有效期至', width: '130px', cell: ({ expiresAt }) => displayMinute(expiresAt, 'short') },
      {
        key: 'do',
        header: '操作',
        width: '80px',
        align: 'end',
        cell: (one) => (
          <Button variant="link" aria-label={`撤回对 ${one.contactName} 的邀请`} onClick={() => onEnd(one)}>
            撤回
          </Button>
        ),
      },
    ]}
  />
);
