import { color, type } from '@mall/design-tokens';
import { type CallOutput, useCall, usePlatform, useSession } from '@mall/mf-kit';
import { Tag } from '@mall/ui-kit';
import type { Column } from '@mall/ui-kit/data-display';
import { lazy } from 'react';
import { styled } from 'styled-components';
import { addressesCall } from '../../../parts/calls.ts';
import { KeptList } from '../../../parts/kept-list.tsx';

const AddressEditor = lazy(() => import('./address-editor.tsx'));

type Address = CallOutput<'account.getCustomerAddresses'>[number];

const columnsFor = (customerName: string): Column<Address>[] => [
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
];

/** /customer/addresses */
export default function AddressesPage() {
  const state = useCall(addressesCall());
  const { sdk } = usePlatform();
  const { customerName } = useSession();
  return (
    <KeptList
      title="收货地址"
      panelTitle="地址列表"
      noun="收货地址"
      state={state}
      most={50}
      columns={columnsFor(customerName)}
      actionsWidth="190px"
      nameOf={({ consignee }) => `${consignee} 的地址`}
      questionOf={({ consignee }) => `确认删除 ${consignee} 的收货地址吗？已下的订单不受影响。`}
      setDefault={(id) => sdk.account.setDefaultCustomerAddress({ id })}
      remove={(id) => sdk.account.deleteCustomerAddress({ id })}
      editor={(props) => <AddressEditor {...props} />}
    />
  );
}

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
