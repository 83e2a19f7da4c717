import { usePlatform } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import type { CartLine } from '../../../parts/trading-types.ts';
import type { Cart } from './use-cart.ts';

/** Takes lines of a colleague's cart over into one's own (rules cart 28, 29). */
export function useTake({ kpId, accept, flush }: Cart) {
  const { sdk, bus, notify } = usePlatform();
  const taking = useWrite({ onFailure: ({ message }) => notify({ tone: 'danger', text: message }) });
  async function take(lines: readonly CartLine[]) {
    if (kpId === undefined || lines.length === 0) return;
    const ids = lines.map(({ id }) => id);
    const { answer } = await taking.run({ take: ids, kpId }, async (options) => {
      await flush();
      return sdk.cart.addShoppingCartItemsByOtherKp({ kpId, ids }, options);
    });
    if (!answer) return;
    accept(answer.cart);
    bus.emit('cart:changed', { totalProducts: answer.totalProducts });
    if (answer.taken.length > 0) notify({ tone: 'success', text: `已转入您的购物车 ${answer.taken.length} 种` });
    for (const message of new Set(answer.refused.map((one) => one.message))) notify({ tone: 'warning', text: message });
  }
  return { isBusy: taking.isBusy, take };
}
