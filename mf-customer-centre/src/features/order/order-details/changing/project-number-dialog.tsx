import { usePlatform } from '@mall/mf-kit';
import { Field, Input } from '@mall/ui-kit/forms';
import { FormDialog } from '@mall/ui-kit/overlays';
import { type FormEvent, useState } from 'react';
import type { OrderDetail } from '../../../../parts/order-types.ts';
import { useChange } from './use-change.ts';

/** 修改项目号: what the company books the order under; empty for none. */
export default function ProjectNumberDialog({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const { sdk } = usePlatform();
  const [typed, setTyped] = useState(order.projectNumber);
  const { change, isBusy, failure } = useChange(order, onClose);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const content = { orderId: order.id, projectNumber: typed.trim() };
    await change(content, content.projectNumber ? '项目号已修改' : '项目号已去掉', (options) =>
      sdk.order.updateOrderProjectNumber(content, options),
    );
  }
  return (
    <FormDialog title="修改项目号" label="修改项目号" saveText="保存" isBusy={isBusy} failure={failure} onSubmit={submit} onClose={onClose}>
      <Field label="项目号">
        <Input value={typed} maxLength={50} onChange={(event) => setTyped(event.target.value)} />
      </Field>
    </FormDialog>
  );
}
