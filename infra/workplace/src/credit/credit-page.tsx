import type { StaffCreditAccount } from '@mall/api-contract/staff';
import { Button, Price, Tag } from '@mall/ui-kit';
import { Tabs } from '@mall/ui-kit/data-display';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { serverNow } from '../calls/server-clock.ts';
import { useRead } from '../calls/use-read.ts';
import { Screen } from '../frame/screen.tsx';
import { ListFaces } from '../list/list-faces.tsx';
import { ListTable } from '../list/list-table.tsx';
import { useFilters } from '../list/use-filters.ts';
import { ageText } from '../wording/age.ts';

const isApplication = ({ appliedAt }: StaffCreditAccount) => appliedAt !== null;
const sinceOf = ({ appliedAt }: StaffCreditAccount) => appliedAt ?? '9';

/** Credit accounts; applications first, the one that waits longest on top. */
export default function CreditPage() {
  const { filters, set } = useFilters({ view: 'applications' });
  const view = filters.view === 'all' ? 'all' : 'applications';
  const { data, error, mutate } = useRead(['staff.listCreditAccounts'], (sdk) => sdk.staff.listCreditAccounts());
  const sorted = data && [...data].sort((one, other) => sinceOf(one).localeCompare(sinceOf(other)));
  const waiting = data?.filter(isApplication).length ?? 0;
  return (
    <Screen title="账期">
      <Views>
        <Tabs
          label="账期账户"
          value={view}
          onValueChange={(next) => set({ view: next })}
          items={[
            { value: 'applications', label: '申请', badge: waiting || undefined },
            { value: 'all', label: '全部账户' },
          ]}
        />
      </Views>
      <ListFaces<StaffCreditAccount>
        rows={view === 'all' ? sorted : sorted?.filter(isApplication)}
        error={error}
        onRetry={() => void mutate()}
        what="账期账户"
        empty={
          view === 'all'
            ? { title: '还没有账期账户', text: '企业申请账期后会出现在这里。' }
            : {
                title: '没有等待批准的申请',
                text: '企业提交申请后会出现在这里。',
                action: <Button onClick={() => set({ view: 'all' })}>查看全部账户</Button>,
              }
        }
      >
        {(accounts) => (
          <ListTable<StaffCreditAccount>
            caption={view === 'all' ? '全部账期账户' : '账期申请'}
            rows={accounts}
            rowKey={({ customerId }) => customerId}
            columns={[
              {
                key: 'customer',
                header: '企业',
                card: 'head',
                cell: ({ customerId, customerName }) => <Link to={`/customers/${customerId}`}>{customerName}</Link>,
              },
              {
                key: 'status',
                header: '状态',
                width: '110px',
                card: 'corner',
                cell: (account) => <Tag kind={isApplication(account) ? 'warning' : 'neutral'}>{account.creditStatusName}</Tag>,
              },
              {
                key: 'waits',
                header: '已等',
                width: '110px',
                cell: ({ appliedAt }) => (appliedAt ? ageText(appliedAt, serverNow()) : '–'),
              },
              {
                key: 'used',
                header: '已用',
                width: '140px',
                align: 'end',
                cell: ({ usedFen }) => <Price fen={usedFen} size="sm" tone="total" />,
              },
              {
                key: 'limit',
                header: '额度',
                width: '140px',
                align: 'end',
                cell: ({ limitFen }) => <Price fen={limitFen} size="sm" tone="total" />,
              },
              {
                key: 'act',
                header: '操作',
                width: '116px',
                align: 'end',
                card: 'foot',
                cell: ({ customerId, customerName, appliedAt }) => (
                  <Link to={`/credit/${customerId}`} aria-label={`${appliedAt ? '审核' : '查看'} ${customerName}`}>
                    {appliedAt ? '审核' : '查看'}
                  </Link>
                ),
              },
            ]}
          />
        )}
      </ListFaces>
    </Screen>
  );
}

const Views = styled.div`
  padding-bottom: 12px;
`;
