import type { InquiryCandidate, InquiryProduct } from '@mall/api-contract/inquiry';
import { isSettled } from '@mall/domain/inquiry';
import { decideItemNo } from '@mall/domain/product';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { savingOf } from '../cart/saving-of.ts';
import type { Viewer } from '../cart/sku-at-quantity.ts';
import { skuLookup } from '../cart/sku-lookup.ts';
import { itemNoService } from '../product/item-no.service.ts';
import { substituteService } from '../product/substitute.service.ts';
import { inquiryRepository } from './inquiry.repository.ts';
import { inquiryItemRepository } from './inquiry-item.repository.ts';
import { requireSku } from './known-sku.ts';
import { productView, skusOfLines } from './line-view.ts';
import { linesOf, lockDraft, seenFrom } from './own-draft.ts';
import type { Touched } from './sheet-change.ts';

const equivalentsAtMost = 20;

/** What else a line could be: candidates, equivalents of other brands, the private brand's cheaper part (rules inquiry 16, 18). */
export const choiceService = (db: Database) => ({
  /** @throws {MallError} INQUIRY_ITEM_NOT_FOUND */
  async candidates(viewer: Viewer, itemId: number): Promise<{ candidates: InquiryCandidate[]; equivalents: InquiryProduct[] }> {
    const inquiryId = await inquiryItemRepository(db).inquiryOf(itemId, viewer.kp.kpId);
    const inquiry = inquiryId === undefined ? undefined : await inquiryRepository(db).findOf(inquiryId, viewer.kp.customerId);
    const [line] = inquiry ? await inquiryItemRepository(db).lines(inquiry.id, [itemId]) : [];
    if (!inquiry || !line) throw new MallError('INQUIRY_ITEM_NOT_FOUND', { id: itemId });
    const others = line.skuNumber === null ? [] : await substituteService(db).of(line.skuNumber, equivalentsAtMost);
    const at = await skuLookup(db).loadAt(seenFrom(viewer, inquiry), [...line.candidates.map(({ sku }) => sku), ...others]);
    const shown = (number: string) => {
      const sku = at(number, line.quantity ?? undefined);
      return sku?.isActive ? [productView(sku, line.quantity ?? sku.minOrderQty)] : [];
    };
    return {
      candidates: line.candidates.flatMap(({ sku, ...found }) => shown(sku).map((product) => ({ product, ...found }))),
      equivalents: others.flatMap(shown),
    };
  },

  /**
   * The buyer says what a line is. What the company calls it itself is remembered, where the SKU has no such number yet.
   * @throws {MallError} INQUIRY_NOT_FOUND, INQUIRY_NOT_DRAFT, INQUIRY_ITEM_NOT_FOUND, INQUIRY_SKU_UNKNOWN
   */
  choose: (
    viewer: Viewer,
    { inquiryId, itemId, sku, quantity, remark }: { inquiryId: number; itemId: number; sku: string; quantity?: number; remark?: string },
  ): Promise<Touched> =>
    db.transaction(async (tx) => {
      const draft = await lockDraft(tx, viewer, inquiryId);
      const [line] = await linesOf(tx, draft.id, [itemId]);
      const { skuNumber } = await requireSku(tx, viewer, sku);
      const items = inquiryItemRepository(tx);
      await items.match(
        draft.id,
        [{ id: itemId, skuNumber, matchState: 'chosen', matchWhy: '您选定的商品', candidates: line!.candidates }],
        false,
      );
      const change = { ...(quantity === undefined ? {} : { quantity, quantitySaid: '' }), ...(remark === undefined ? {} : { remark }) };
      if (Object.keys(change).length > 0) await items.change(draft.id, itemId, change);
      await remember(tx, viewer, line!.itemNoCustomer, skuNumber);
      return { inquiry: draft, changed: [itemId] };
    }),

  /** The private brand's cheaper part in these lines' places, or in all where one can stand. @throws {MallError} INQUIRY_NOT_FOUND, INQUIRY_NOT_DRAFT, INQUIRY_ITEM_NOT_FOUND, INQUIRY_NOTHING_TO_REPLACE */
  replace: (viewer: Viewer, inquiryId: number, ids?: readonly number[]): Promise<Touched> =>
    db.transaction(async (tx) => {
      const draft = await lockDraft(tx, viewer, inquiryId);
      const lines = (await linesOf(tx, draft.id, ids)).filter((line) => line.replacedSku === null && isSettled(line.matchState));
      const at = await skusOfLines(tx, seenFrom(viewer, draft), lines);
      const replaced = lines.flatMap((line) => {
        const own = line.skuNumber === null ? null : (at(line.skuNumber)?.ownBrandSku ?? null);
        if (line.skuNumber === null || own === null || savingOf(at, line.skuNumber, own, line.quantity) === 0) return [];
        return [{ id: line.id, skuNumber: own, replacedSku: line.skuNumber }];
      });
      if (replaced.length === 0) throw new MallError('INQUIRY_NOTHING_TO_REPLACE');
      await inquiryItemRepository(tx).replace(draft.id, replaced);
      return { inquiry: draft, changed: replaced.map(({ id }) => id) };
    }),

  /** Back to what stood there: these lines, or all. @throws {MallError} INQUIRY_NOT_FOUND, INQUIRY_NOT_DRAFT, INQUIRY_ITEM_NOT_FOUND */
  restore: (viewer: Viewer, inquiryId: number, ids?: readonly number[]): Promise<Touched> =>
    db.transaction(async (tx) => {
      const draft = await lockDraft(tx, viewer, inquiryId);
      const restored = (await linesOf(tx, draft.id, ids)).flatMap(({ id, replacedSku }) =>
        replacedSku === null ? [] : [{ id, skuNumber: replacedSku, replacedSku: null }],
      );
      await inquiryItemRepository(tx).replace(draft.id, restored);
      return { inquiry: draft, changed: restored.map(({ id }) => id) };
    }),
});

async function remember(tx: Database, { kp }: Viewer, itemNo: string, skuNumber: string) {
  const decision = decideItemNo(itemNo);
  if (!decision.ok || decision.itemNo === '') return;
  if ((await itemNoService(tx).of(kp, [skuNumber])).has(skuNumber)) return;
  await itemNoService(tx).keep(kp, [{ skuNumber, customerSkuItemNo: decision.itemNo }]);
}
