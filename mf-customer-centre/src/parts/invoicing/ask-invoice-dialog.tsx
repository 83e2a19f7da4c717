import { moneyText } from '@mall/domain/money';
import { Link, useCall, usePlatform } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { Field, NativeSelect } from '@mall/ui-kit/forms';
import { FormDialog } from '@mall/ui-kit/overlays';
import { type FormEvent, useState } from 'react';
import { invoicesCall } from '../calls.ts';
import type { OrderInvoicing } from './invoice-types.ts';

interface Props {
  invoicing: OrderInvoicing;
  onClose: () => void;
  onDone: (now: OrderInvoicing) => void;
}

/** Asks for what has left and isn't invoiced yet; of an order without a title it asks for one. */
export default function AskInvoiceDialog({ invoicing: { orderId, title, dueFen, invoicedFen }, onClose, onDone }: Props) {
  const { sdk, notify } = usePlatform();
  const { data: titles } = useCall(title ? null : invoicesCall());
  const [chosen, setChosen] = useState('');
  const invoiceId = Number(chosen) || (titles?.find(({ isDefault }) => isDefault)?.id ?? titles?.[0]?.id);
  const asking = useWrite();
  async function submit(event: FormEvent) {
    event.preventDefault();
    const content = { orderId, ...(title || invoiceId === undefined ? {} : { invoiceId }) };
    const { answer } = await asking.run(content, (options) => sdk.invoice.updateOrderToInvoicing(content, options));
    if (!answer) return;
    notify({ tone: 'success', text: '已申请开票' });
    onDone(answer);
    onClose();
  }
  return (
    <FormDialog
      title="申请开票"
      label="申请开票"
      saveText="申请开票"
      dense
      isBusy={asking.isBusy}
      failure={asking.failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>为已发货的商品开票，共 {moneyText(dueFen - invoicedFen)}。</p>
      {title ? (
        <p>抬头：{title}</p>
      ) : (
        <Field label="发票抬头" required>
          <NativeSelect
            options={(titles ?? []).map((one) => ({ value: String(one.id), label: `${one.title}（${one.typeName}）` }))}
            value={String(invoiceId ?? '')}
            onValueChange={setChosen}
          />
        </Field>
      )}
      {!title && titles?.length === 0 && (
        <p>
          还没有发票抬头，请先<Link to="/customer/invoices">添加发票抬头</Link>
        </p>
      )}
    </FormDialog>
  );
}
