import { Link, useCall, usePlatform } from '@mall/mf-kit';
import { ErrorPanel, PageSkeleton } from '@mall/ui-kit';
import { RadioGroup } from '@mall/ui-kit/forms';
import { FormDialog } from '@mall/ui-kit/overlays';
import { type FormEvent, useState } from 'react';
import { invoicesCall } from '../../../../parts/calls.ts';
import type { OrderDetail } from '../../../../parts/order-types.ts';
import { useChange } from './use-change.ts';

/** 修改发票信息: one of the company's titles, or none. */
export default function InvoiceDialog({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const { sdk } = usePlatform();
  const { data, error, refresh } = useCall(invoicesCall());
  const [chosen, setChosen] = useState(String(order.invoiceId));
  const { change, isBusy, failure } = useChange(order, onClose);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const content = { orderId: order.id, invoiceId: Number(chosen) };
    await change(content, '发票信息已修改', (options) => sdk.order.updateOrderInvoice(content, options));
  }
  const options = [
    ...(data ?? []).map((one) => ({ value: String(one.id), label: `${one.typeName}，${one.title}` })),
    { value: '0', label: '不开发票' },
  ];
  return (
    <FormDialog
      title="修改发票信息"
      label="修改发票信息"
      saveText="确认修改"
      isBusy={isBusy}
      failure={failure}
      waiting={
        data ? undefined : error ? (
          <ErrorPanel size="sm" error={error} onRetry={refresh} />
        ) : (
          <PageSkeleton what="发票抬头" variant="form" count={2} />
        )
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <RadioGroup label="发票" direction="column" options={options} value={chosen} onValueChange={setChosen} />
      <p>
        没有要用的抬头？<Link to="/customer/invoices">管理发票信息</Link>
      </p>
    </FormDialog>
  );
}
