import type { Proposal } from '@mall/api-contract/assistant';
import { skuPictureUrl } from '@mall/domain/catalogue';
import { usePlatform } from '@mall/mf-kit';
import { attempt, createKeyRing, tabStore } from '@mall/mf-kit/write';
import type { ActState } from './conversation.ts';
import { keepPendingAct, type PendingAct } from './pending-act.ts';

/** Kept in the tab: a conversation is found again after a reload, and so is its retry. */
const keys = createKeyRing(tabStore('mall:assistant-keys'));
type Tell = (messageId: string, proposalId: string, state: ActState, message: string) => void;
type Options = { idempotencyKey?: string };

const done: Record<string, string> = {
  ...{
    add_to_cart: '商品已成功加入购物车！',
    add_to_inquiry: '已加入询价篮',
    start_inquiry: '已写入询价单',
    add_to_list: '已加入常用清单',
  },
  ...{ add_to_favourites: '已收藏', add_to_comparison: '已加入对比', receive_coupon: '已领取', cancel_order: '订单已取消' },
};

/**
 * Does what a card says, when its button is pressed: the declared call with the card's own input. One card does it once: a repeated press or a retry after a
 * time-out carries the same idempotency key. A visitor is asked to log in, and it goes on after the reload. @param tell told how it stands
 */
export function useActs(tell: Tell) {
  const { sdk, bus, session, requireLogin, report } = usePlatform();
  // Inputs were made by the server for these very calls, which check them again.
  const calls: Record<string, (input: never, options: Options) => Promise<unknown>> = {
    add_to_cart: (input: { sku: string; quantity: number }, options) =>
      sdk.cart.addSkuToCart({ ...input, requestTypeId: 2, pictureUrl: skuPictureUrl(input.sku, 'thumb') }, options),
    add_to_inquiry: (input, options) => sdk.inquiry.addSkuToCustomerInquirySku(input, options),
    start_inquiry: (input, options) => sdk.inquiry.matchInquirySheet(input, options),
    add_to_list: (input, options) => sdk.cart.addCustomerProduct(input, options),
    add_to_favourites: (input, options) => sdk.wishList.addToWishList(input, options),
    add_to_comparison: (input, options) => sdk.comparison.addSkuComparisons(input, options),
    receive_coupon: (input, options) => sdk.discount.receiveCoupon(input, options),
    cancel_order: (input, options) => sdk.order.cancelOrder(input, options),
  };
  const undoes: Record<string, (input: { sku: string }) => Promise<unknown>> = {
    add_to_favourites: ({ sku }) => sdk.wishList.cancelToWishList({ sku }),
  };

  function askToLogIn(request: PendingAct) {
    tell(request.messageId, request.proposal.id, 'login', '');
    keepPendingAct(request);
    requireLogin({ target: '/ai', word: 'cart' });
  }

  async function act(request: PendingAct) {
    const { messageId, proposal } = request;
    const call = calls[proposal.tool];
    if (!call) return;
    if (!session.get().signedIn) return askToLogIn(request);
    tell(messageId, proposal.id, 'doing', '');
    const { answer, failure } = await attempt(
      keys,
      { messageId, proposal: proposal.id },
      (options) => call(proposal.input as never, options),
      (error) => report(error, 'assistant'),
    );
    if (failure?.reason === 'NOT_SIGNED_IN') return askToLogIn(request);
    if (failure) return tell(messageId, proposal.id, 'failed', failure.message);
    tell(messageId, proposal.id, 'done', done[proposal.tool] ?? '已完成');
    if (proposal.tool === 'add_to_cart') {
      const { sku, quantity } = proposal.input as { sku: string; quantity: number };
      bus.emit('cart:added', { sku, quantity, pictureUrl: skuPictureUrl(sku, 'thumb'), from: placeOf(messageId) });
      bus.emit('cart:changed', { totalProducts: (answer as { totalProducts: number }).totalProducts });
    }
  }

  async function undo(messageId: string, proposal: Proposal) {
    const back = undoes[proposal.tool];
    if (!back) return;
    try {
      await back(proposal.input as { sku: string });
      tell(messageId, proposal.id, 'undone', '已撤销');
    } catch (error) {
      report(error, 'assistant');
      tell(messageId, proposal.id, 'done', '未能撤销，请到相应页面操作');
    }
  }
  return { act, undo };
}
/** Whether a card can be taken back where it stands. */
export const canUndo = ({ tool }: Proposal): boolean => tool === 'add_to_favourites';

/** Where the picture starts to fly from. */
function placeOf(messageId: string) {
  const box = document.getElementById(`answer-${messageId}`)?.getBoundingClientRect();
  return box ? { x: box.left + 80, y: Math.min(box.bottom, window.innerHeight) - 40 } : null;
}
