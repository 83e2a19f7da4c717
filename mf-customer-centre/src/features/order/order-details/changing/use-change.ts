import { type CallOutput, usePlatform } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import type { OrderDetail } from '../../../../parts/order-types.ts';

export type ChangePreview = CallOutput<'order.checkOrderTotalHasChanged'>;

/** Sends a change of an order; done, it is said, the page follows and the dialog closes. */
export function useChange(order: Pick<OrderDetail, 'id'>, onClose: () => void, onFailure?: () => unknown) {
  const { bus, notify } = usePlatform();
  // What was shown may be old by now: it is worked out again.
  const changing = useWrite({ onFailure: () => onFailure?.() });
  return {
    ...changing,
    /** @param content names the change */
    async change(content: object, done: string, send: Parameters<typeof changing.run<OrderDetail>>[1]) {
      const { answer } = await changing.run(content, send);
      if (!answer) return;
      notify({ tone: 'success', text: done });
      onClose();
      bus.emit('order:changed', { orderId: order.id });
    },
  };
}
