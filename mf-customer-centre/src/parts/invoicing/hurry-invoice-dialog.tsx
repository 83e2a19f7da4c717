import { usePlatform } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { Field, TextArea } from '@mall/ui-kit/forms';
import { FormDialog } from '@mall/ui-kit/overlays';
import { type FormEvent, useState } from 'react';
import type { OrderInvoicing } from './invoice-types.ts';

interface Props {
  invoicing: OrderInvoicing;
  onClose: () => void;
  onDone: (now: OrderInvoicing) => void;
}

/** Asks for the invoice before all others, on account before the bill. */
export default function HurryInvoiceDialog({ invoicing: { orderId, dueFen }, onClose, onDone }: Props) {
  const { sdk, notify } = usePlatform();
  const [remark, setRemark] = useState('');
  const asking = useWrite();
  async function submit(event: FormEvent) {
    event.preventDefault();
    const content = { id: orderId, remark: remark.trim() };
    const { answer } = await asking.run(content, (options) => sdk.invoice.requestEmergencyBilling(content, options));
    if (!answer) return;
    notify({ tone: 'success', text: '已申请加急开票' });
    onDone(answer);
    onClose();
  }
  return (
    <FormDialog
      title="加急开票"
      label="加急开票"
      saveText="申请加急"
      dense
      isBusy={asking.isBusy}
      failure={asking.failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{dueFen > 0 ? '已发货的商品将最先开票。' : '商品一发货就最先开票。'}账期订单不再等待账单。</p>
      <Field label="说明">
        <TextArea rows={2} maxLength={200} counter value={remark} onChange={(event) => setRemark(event.target.value)} />
      </Field>
    </FormDialog>
  );
}
