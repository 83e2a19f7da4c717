import {
  type DeliveryMethod,
  deliveryMethodNames,
  deliveryMethods,
  type ShippingMethod,
  shippingMethodNames,
  shippingMethods,
} from '@mall/domain/order';
import { call, useCall, usePlatform } from '@mall/mf-kit';
import { RadioGroup } from '@mall/ui-kit/forms';
import { FormDialog } from '@mall/ui-kit/overlays';
import { type FormEvent, useState } from 'react';
import type { OrderDetail } from '../../../../parts/order-types.ts';
import { PreviewPanel } from './preview-panel.tsx';
import { useChange } from './use-change.ts';

const ways = shippingMethods.map((value) => ({ value, label: shippingMethodNames[value] }));
const whens = deliveryMethods.map((value) => ({ value, label: deliveryMethodNames[value] }));

/** 修改配送方式: how it travels and whether all waits for all, with what that costs. */
export default function DeliveryDialog({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const { sdk } = usePlatform();
  const [shippingMethod, setWay] = useState<ShippingMethod>(order.shippingMethod);
  const [deliveryMethod, setWhen] = useState<DeliveryMethod>(order.deliveryMethod);
  const preview = useCall(call('order.checkOrderTotalHasChanged', { id: order.id, shippingMethod, deliveryMethod }));
  const { change, isBusy, failure } = useChange(order, onClose, preview.refresh);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!preview.data?.isAllowed) return;
    const content = { orderId: order.id, deliveryMethod, shippingMethod, changeToken: preview.data.changeToken };
    await change(content, '配送方式已修改', (options) => sdk.order.updateOrderDeliveryAndShippingMethod(content, options));
  }
  return (
    <FormDialog
      title="修改配送方式"
      label="修改配送方式"
      saveText="确认修改"
      isBusy={isBusy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <RadioGroup<ShippingMethod> label="配送" options={ways} value={shippingMethod} onValueChange={setWay} />
      <RadioGroup<DeliveryMethod> label="发货" options={whens} value={deliveryMethod} onValueChange={setWhen} />
      <PreviewPanel preview={preview.data} error={preview.error} onRetry={preview.refresh} />
    </FormDialog>
  );
}
