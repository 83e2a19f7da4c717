import { call, Link, useCall, usePlatform } from '@mall/mf-kit';
import { EmptyPanel, ErrorPanel, PageSkeleton } from '@mall/ui-kit';
import { RadioGroup } from '@mall/ui-kit/forms';
import { FormDialog } from '@mall/ui-kit/overlays';
import { type FormEvent, useState } from 'react';
import { addressesCall } from '../../../../parts/calls.ts';
import type { OrderDetail } from '../../../../parts/order-types.ts';
import { PreviewPanel } from './preview-panel.tsx';
import { useChange } from './use-change.ts';

/** 修改收货地址: one of the company's addresses, and what it makes of the order. */
export default function AddressDialog({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const { sdk } = usePlatform();
  const addresses = useCall(addressesCall());
  const [chosen, setChosen] = useState<string>();
  const id = Number(chosen ?? 0);
  const preview = useCall(id ? call('order.checkOrderTotalHasChanged', { id: order.id, addressId: id }) : null);
  const { change, isBusy, failure } = useChange(order, onClose, preview.refresh);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!id || !preview.data?.isAllowed) return;
    const content = { orderId: order.id, addressId: id, changeToken: preview.data.changeToken };
    await change(content, '收货地址已修改', (options) => sdk.order.updateOrderAddress(content, options));
  }
  const options = (addresses.data ?? []).map((one) => ({
    value: String(one.id),
    label: `${one.consignee} ${one.mobile}，${one.region} ${one.detail}`,
  }));
  return (
    <FormDialog
      title="修改收货地址"
      label="修改收货地址"
      saveText="确认修改"
      isBusy={isBusy}
      failure={failure}
      waiting={
        addresses.data ? undefined : addresses.error ? (
          <ErrorPanel size="sm" error={addresses.error} onRetry={addresses.refresh} />
        ) : (
          <PageSkeleton what="地址" variant="form" count={2} />
        )
      }
      onSubmit={submit}
      onClose={onClose}
    >
      {options.length === 0 ? (
        <EmptyPanel size="sm" title="还没有收货地址" action={<Link to="/customer/addresses">去添加地址</Link>} />
      ) : (
        <RadioGroup label="送到" direction="column" options={options} value={chosen} onValueChange={setChosen} />
      )}
      {id > 0 && <PreviewPanel preview={preview.data} error={preview.error} onRetry={preview.refresh} />}
      <p>
        没有要用的地址？<Link to="/customer/addresses">管理收货地址</Link>
      </p>
    </FormDialog>
  );
}
