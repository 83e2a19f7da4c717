import { usePlatform } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { Notice } from '@mall/ui-kit';
import { Field, RadioGroup, TextArea } from '@mall/ui-kit/forms';
import { FormDialog } from '@mall/ui-kit/overlays';
import { type FormEvent, useState } from 'react';
import type { OrderCard } from '../order-types.ts';

const other = '其他原因';
const reasons = ['采购计划变更', '商品或数量选错', '收货信息填写有误', '价格或货期不合适', '重复下单', other].map((value) => ({
  value,
  label: value,
}));

/** Asks why, says what happens to the money, and cancels. */
export default function CancelDialog({ order, onClose }: { order: OrderCard; onClose: () => void }) {
  const { sdk, bus, notify } = usePlatform();
  const [reason, setReason] = useState<string>();
  const [words, setWords] = useState('');
  const [isTried, setTried] = useState(false);
  const cancelling = useWrite();
  const wordsFault = reason === other && !words.trim() ? '请填写原因' : undefined;

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!reason || wordsFault) return;
    const content = { orderId: order.id, reason: reason === other ? words.trim() : reason };
    const { answer } = await cancelling.run(content, (options) => sdk.order.cancelOrder(content, options));
    if (!answer) return;
    notify({ tone: 'success', text: '订单已取消' });
    onClose();
    bus.emit('order:changed', { orderId: order.id });
  }

  return (
    <FormDialog
      title="取消订单"
      label="取消订单"
      saveText="确认取消订单"
      cancelText="暂不取消"
      tone="danger"
      dense
      isBusy={cancelling.isBusy}
      failure={cancelling.failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        订单 <b>{order.orderNumber}</b>，{order.payableAmount}。取消后不能恢复{order.isPaid ? '' : '，占用的库存随即释放'}。
      </p>
      {order.isPaid && <Notice>已付款项将原路退回：{order.paymentMethodName}</Notice>}
      <RadioGroup
        label="取消原因"
        direction="column"
        options={reasons}
        value={reason}
        onValueChange={setReason}
        error={isTried && !reason ? '请选择取消原因' : undefined}
      />
      {reason === other && (
        <Field label="请说明" required error={isTried ? wordsFault : undefined}>
          <TextArea rows={2} maxLength={200} counter value={words} onChange={(event) => setWords(event.target.value)} />
        </Field>
      )}
    </FormDialog>
  );
}
