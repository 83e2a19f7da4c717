import { usePlatform } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { useState } from 'react';
import type { InquirySheet } from '../../../parts/inquiry/inquiry-types.ts';
import { keptOrderPath, linesInAddress, orderPath } from '../../../parts/inquiry/paths.ts';
import { type ChosenLine, chosenLines, isWhole, leftOf, type Wanted } from './order-choice.ts';

const skusACall = 200;

/** What the buyer orders of a quotation, or puts into the cart. Stock and prices are checked before: what is short or dearer is named, and the buyer decides. */
export function useOrder(inquiry: InquirySheet) {
  const { sdk, bus, notify, navigate } = usePlatform();
  const [wanted, setWanted] = useState<Wanted>(new Map());
  const [doubts, setDoubts] = useState<string[]>([]);
  const [unheld, setUnheld] = useState<number[]>([]);
  const onFailure = ({ message }: { message: string }) => notify({ tone: 'danger', text: message });
  const checking = useWrite({ onFailure });
  const adding = useWrite({ onFailure });
  const keeping = useWrite({ onFailure });
  const restoring = useWrite({ onFailure });
  const chosen = chosenLines(inquiry.lines, wanted);

  function want(lines: readonly ChosenLine[]) {
    setDoubts([]);
    setUnheld([]);
    setWanted((before) => new Map([...before, ...lines.map(({ id, quantity }) => [id, quantity] as const)]));
  }
  /** To the confirmation. Of many lines the mall keeps which. */
  async function go() {
    if (isWhole(inquiry.lines, chosen)) return navigate(orderPath(inquiry));
    if (chosen.length <= linesInAddress) return navigate(orderPath(inquiry, chosen));
    const { answer } = await keeping.run({ keep: inquiry.id, chosen }, () => sdk.checkout.reloadInquiry({ id: inquiry.id, lines: chosen }));
    if (answer) navigate(keptOrderPath(inquiry.id, answer.priceToken));
  }

  async function order() {
    const { answer } = await checking.run({ check: inquiry.id, chosen }, () =>
      Promise.all([
        sdk.inquiry.checkInquiryStock({ id: inquiry.id, lines: chosen }),
        sdk.inquiry.checkOrderSpecialPrice({ inquiryId: inquiry.id, lines: chosen }),
      ]),
    );
    if (!answer) return;
    const [stock, price] = answer;
    const nameOf = (id: number) => inquiry.lines.find((line) => line.id === id)?.offer?.product.productName ?? '';
    const found = [...stock.lines, ...price.lines].filter(({ message }) => message).map(({ id, message }) => `${nameOf(id)}：${message}`);
    if (found.length === 0) return go();
    setDoubts(found);
    setUnheld(price.lines.filter(({ isHeld }) => !isHeld).map(({ id }) => id));
  }

  /** Lines whose quantity is too small for their quoted price get it back: here, and where they lie in the cart (rule inquiry 13). */
  async function restorePrices() {
    const { answer } = await restoring.run({ restore: inquiry.id, unheld }, (options) =>
      sdk.inquiry.reStoreInquiryItemPrice({ inquiryId: inquiry.id, itemIds: unheld }, options),
    );
    if (!answer) return;
    want(inquiry.lines.filter(({ id }) => unheld.includes(id)).map((line) => ({ id: line.id, quantity: leftOf(line) })));
    if (answer.restored.length > 0) {
      notify({ tone: 'success', text: `购物车中 ${answer.restored.length} 种商品也恢复了报价` });
      bus.emit('cart:changed', {});
    }
    setDoubts(answer.refused.map(({ sku, message }) => `${sku}：${message}`));
  }

  async function addToCart() {
    const skus = chosen.map(({ id, quantity }) => ({ sku: inquiry.lines.find((line) => line.id === id)!.offer!.product.sku, quantity }));
    const { answer } = await adding.run({ inquiryId: inquiry.id, skus }, async ({ idempotencyKey }) => {
      const added: string[] = [];
      const refused: { sku: string; message: string }[] = [];
      let totalProducts = 0;
      for (let at = 0; at < skus.length; at += skusACall) {
        const some = { skus: skus.slice(at, at + skusACall), inquiryId: inquiry.id };
        const told = await sdk.cart.addSkusToCart(some, { idempotencyKey: at === 0 ? idempotencyKey : `${idempotencyKey}-${at}` });
        added.push(...told.added.map(({ sku }) => sku));
        refused.push(...told.refused);
        totalProducts = told.totalProducts;
      }
      return { added, refused, totalProducts };
    });
    if (!answer) return;
    bus.emit('cart:changed', { totalProducts: answer.totalProducts });
    if (answer.added.length > 0) notify({ tone: 'success', text: `${answer.added.length} 种商品已成功加入购物车！` });
    setDoubts(answer.refused.map(({ sku, message }) => `${sku}：${message}`));
  }

  return {
    chosen,
    doubts,
    isChecking: checking.isBusy || keeping.isBusy,
    isAdding: adding.isBusy,
    quantityOf: (id: number) => chosen.find((line) => line.id === id)?.quantity ?? 0,
    want,
    order,
    go,
    addToCart,
    /** Some of the chosen cost more than was quoted, because they are too few. */
    canRestore: unheld.length > 0 && doubts.length > 0,
    isRestoring: restoring.isBusy,
    restorePrices,
    dismiss: () => setDoubts([]),
  };
}
export type Order = ReturnType<typeof useOrder>;
