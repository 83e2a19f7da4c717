import type { StaffCustomer, StaffOrder } from '@mall/api-contract/staff';
import { color, radius, space, type } from '@mall/design-tokens';
import { displayMinute } from '@mall/domain/time';
import { Button, Price, Tag } from '@mall/ui-kit';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { styled } from 'styled-components';
import { useRead } from '../calls/use-read.ts';
import { Screen } from '../frame/screen.tsx';
import { ListFaces } from '../list/list-faces.tsx';
import { ListTable } from '../list/list-table.tsx';
import { Pages, pageSize } from '../list/pages.tsx';
import { useFilters } from '../list/use-filters.ts';
import { StatusTag } from '../orders/status-tag.tsx';
import { NotReady } from '../parts/not-ready.tsx';
import { useMay } from '../session/session-context.ts';
import { CreditOfCustomer } from './credit-of-customer.tsx';
import { EnterAccountDialog } from './enter-account-dialog.tsx';

/** A company as staff need it: who buys for it, its credit account, its orders; each to the roles it is for. */
export default function CustomerPage() {
  const { customerId: text = '' } = useParams();
  const customerId = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  const { data, error, mutate } = useRead(customerId ? ['staff.getCustomer', customerId] : undefined, (sdk) =>
    sdk.staff.getCustomer({ customerId }),
  );
  if (data) return <Ready customer={data} />;
  return (
    <NotReady
      what="企业"
      error={error}
      isMissing={!customerId || error?.reason === 'NOT_FOUND'}
      missing={{ title: '没有找到这个企业', text: '请在上方搜索企业名称。' }}
      onRetry={() => void mutate()}
    />
  );
}

function Ready({ customer: { customerId, name, contacts } }: { customer: StaffCustomer }) {
  const may = useMay();
  const [entered, setEntered] = useState<StaffCustomer['contacts'][number]>();
  return (
    <Screen title={name} note={`客户 ${customerId}`}>
      <Stack>
        {may('credit') && <CreditOfCustomer customerId={customerId} />}
        <Panel aria-label="联系人">
          <h2>联系人</h2>
          <ul>
            {contacts.map((contact) => (
              <li key={contact.id}>
                <b>{contact.name}</b> {contact.phone} {contact.isManager && <Tag>管理员</Tag>}{' '}
                {may('sales') && (
                  <Button size="sm" variant="link" aria-label={`进入 ${contact.name} 的账户`} onClick={() => setEntered(contact)}>
                    进入账户
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </Panel>
        {may('sales', 'finance') && <Orders customerId={customerId} />}
        {entered && <EnterAccountDialog contact={entered} onClose={() => setEntered(undefined)} />}
      </Stack>
    </Screen>
  );
}

function Orders({ customerId }: { customerId: number }) {
  const { page, toPage } = useFilters({});
  const input = { filter: 'all' as const, customerId, pageIndex: page, pageSize };
  const { data, error, mutate } = useRead(['staff.listOrders', input], (sdk) => sdk.staff.listOrders(input));
  return (
    <section aria-label="订单">
      <ListFaces<StaffOrder>
        rows={data?.items}
        error={error}
        onRetry={() => void mutate()}
        what="订单"
        empty={{ title: '还没有订单', text: '这个企业下单后会出现在这里。' }}
      >
        {(orders) => (
          <>
            <ListTable<StaffOrder>
              caption="订单"
              rows={orders}
              rowKey={({ id }) => id}
              columns={[
                {
                  key: 'number',
                  header: '订单',
                  width: '190px',
                  card: 'head',
                  cell: ({ id, orderNumber }) => (
                    <Link to={`/orders/${id}`} className="part-number">
                      {orderNumber}
                    </Link>
                  ),
                },
                { key: 'status', header: '状态', width: '110px', card: 'corner', cell: (order) => <StatusTag order={order} /> },
                { key: 'contact', header: '下单人', cell: ({ contactName }) => contactName },
                { key: 'payment', header: '支付', width: '120px', cell: ({ paymentMethodName }) => paymentMethodName },
                {
                  key: 'amount',
                  header: '金额',
                  width: '140px',
                  align: 'end',
                  cell: ({ payableFen }) => <Price fen={payableFen} size="sm" tone="total" />,
                },
                { key: 'time', header: '下单时间', width: '150px', align: 'end', cell: ({ createdAt }) => displayMinute(createdAt) },
              ]}
            />
            <Pages page={page} total={data!.total} onPageChange={toPage} />
          </>
        )}
      </ListFaces>
    </section>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${space.lg};
`;
const Panel = styled.section`
  padding: ${space.lg} ${space.xl};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  font-size: ${type.sizeTable};
  h2 { padding-bottom: ${space.sm}; font-size: ${type.sizeText}; }
  ul { display: flex; flex-wrap: wrap; gap: ${space.sm} ${space.xxl}; }
  b { font-weight: ${type.weightPart}; }
`;
