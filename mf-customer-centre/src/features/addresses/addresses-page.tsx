import { color, space, type } from '@mall/design-tokens';
import { type CallOutput, useCall, usePlatform, useSession } from '@mall/mf-kit';
import { Button, type Column, EmptyPanel, ErrorPanel, PageSkeleton, PlusIcon, Table, Tag } from '@mall/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { addressesCall } from '../../parts/calls.ts';
import { CentrePage, Panel } from '../../parts/centre-page.tsx';
import { failureOf } from '../../parts/failure.ts';
import { RowActions } from '../../parts/row-actions.ts';

const AddressDialog = lazy(() => import('./address-dialog.tsx'));
const DeleteDialog = lazy(() => import('../../parts/delete-dialog.tsx'));

type Address = CallOutput<'account.getCustomerAddresses'>[number];
const most = 50;

/** /customer/addresses */
export default function AddressesPage() {
  const { data, error, refresh, show } = useCall(addressesCall());
  const { sdk, notify } = usePlatform();
  const { customerName } = useSession();
  const [edited, setEdited] = useState<Address | 'new'>();
  const [deleted, setDeleted] = useState<Address>();
  const renew = () => void refresh();

  async function makeDefault(address: Address) {
    if (!data) return;
    show(data.map((one) => ({ ...one, isDefault: one.id === address.id })));
    try {
      await sdk.account.setDefaultCustomerAddress({ id: address.id });
      notify({ tone: 'success', text: '已设为默认收货地址' });
    } catch (failed) {
      notify({ tone: 'danger', text: failureOf(failed).message });
    }
    renew();
  }

  const columns: Column<Address>[] = [
    {
      key: 'who',
      header: '收货人',
      width: '150px',
      rowHeader: true,
      cell: ({ consignee, isDefault }) => (
        <Name>
          {consignee} {isDefault && <Tag kind="accent">默认</Tag>}
        </Name>
      ),
    },
    { key: 'phone', header: '电话', width: '140px', cell: ({ mobile }) => mobile },
    {
      key: 'address',
      header: '地址',
      cell: ({ region, detail, company }) => (
        <Where>
          {region} {detail}
          {company && company !== customerName && <small>{company}</small>}
        </Where>
      ),
    },
    {
      key: 'do',
      header: '操作',
      width: '190px',
      align: 'end',
      cell: (address) => (
        <RowActions>
          {!address.isDefault && (
            <Button variant="link" aria-label={`把 ${address.consignee} 的地址设为默认`} onClick={() => void makeDefault(address)}>
              设为默认
            </Button>
          )}
          <Button variant="link" aria-label={`编辑 ${address.consignee} 的地址`} onClick={() => setEdited(address)}>
            编辑
          </Button>
          <Button variant="link" aria-label={`删除 ${address.consignee} 的地址`} onClick={() => setDeleted(address)}>
            删除
          </Button>
        </RowActions>
      ),
    },
  ];
  const add = (
    <Button icon={<PlusIcon size={14} />} disabled={!data || data.length >= most} onClick={() => setEdited('new')}>
      新增收货地址
    </Button>
  );

  return (
    <CentrePage title="收货地址">
      <Panel
        title="地址列表"
        note={
          <Head>
            {data && `已保存 ${data.length} / ${most}`}
            {data && data.length > 0 && add}
          </Head>
        }
      >
        {data ? (
          data.length === 0 ? (
            <EmptyPanel size="sm" title="还没有收货地址" action={add}>
              保存后，下单时可直接选用
            </EmptyPanel>
          ) : (
            <Table caption="收货地址" columns={columns} rows={data} rowKey={({ id }) => id} />
          )
        ) : error ? (
          <ErrorPanel size="sm" error={error} onRetry={refresh} />
        ) : (
          <PageSkeleton label="正在加载收货地址" variant="table" count={3} />
        )}
      </Panel>
      <Suspense>
        {edited && (
          <AddressDialog
            address={edited === 'new' ? undefined : edited}
            isFirst={data?.length === 0}
            onClose={() => setEdited(undefined)}
            onSaved={renew}
          />
        )}
        {deleted && (
          <DeleteDialog
            question={`确认删除 ${deleted.consignee} 的收货地址吗？已下的订单不受影响。`}
            remove={() => sdk.account.deleteCustomerAddress({ id: deleted.id })}
            onClose={() => setDeleted(undefined)}
            onDeleted={renew}
          />
        )}
      </Suspense>
    </CentrePage>
  );
}

const Head = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.lg};
`;
const Name = styled.span`
  font-weight: ${type.weightPart};
`;
const Where = styled.span`
  & > small {
    display: block;
    color: ${color.inkSecond};
    font-size: ${type.sizeLeast};
  }
`;
