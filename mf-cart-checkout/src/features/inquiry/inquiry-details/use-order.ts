import { usePlatform } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { useState } from 'react';
import type { InquirySheet } from '../../../parts/inquiry/inquiry-types.ts';
import { orderPath } from '../../../parts/inquiry/paths.ts';
import { type ChosenLine, chosenLines, isWhole, type Wanted } from './order-choice.ts';

const skusACall = 200;

/** What the buyer orders of a quotation, or puts into the cart. Stock and prices are checked before: what is short or dearer is named, and the buyer decides. */
export function useOrder(inquiry: InquirySheet) {
  const { sdk, bus, notify, navigate } = usePlatform();
  const [wanted, setWanted] = useState<Wanted>(new Map());
  const [doubts, setDoubts] = useState<string[]>([]);
  const onFailure = ({ message }: { message: string }) => notify({ tone: 'danger', text: message });
  const checking = useWrite({ onFailure });
  const adding = useWrite({ onFailure });
  const chosen = chosenLines(inquiry.lines, wanted);

  function want(lines: readonly ChosenLine[]) {
    setDoubts([]);
    setWanted((before) => new Map([...before, ...lines.map(({ id, quantity }) => [id, quantity] as const)]));
  }
  const go = () => navigate(isWhole(inquiry.lines, chosen) ? orderPath(inquiry) : orderPath(inquiry, chosen));

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
    isChecking: checking.isBusy,
    isAdding: adding.isBusy,
    quantityOf: (id: number) => chosen.find((line) => line.id === id)?.quantity ?? 0,
    want,
    order,
    go,
    addToCart,
    dismiss: () => setDoubts([]),
  };
}
export type Order = ReturnType<typeof useOrder>;
