import { maxQuantity } from '@mall/domain/cart';
import { isSettled, sheetLinesAtMost } from '@mall/domain/inquiry';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import type { Viewer } from '../cart/sku-at-quantity.ts';
import { inquiryItemRepository, type LineChange } from './inquiry-item.repository.ts';
import { type InquiryItemRow, unsaid } from './inquiry-rows.ts';
import { requireSku } from './known-sku.ts';
import { linesOf, lockDraft, lockLine } from './own-draft.ts';
import type { Touched } from './sheet-change.ts';

const longestRemark = 200;

/** How many lines still fit. @throws {MallError} INQUIRY_FULL */
export function requireRoom(there: number, more: number) {
  const left = sheetLinesAtMost - there;
  if (more > left) throw new MallError('INQUIRY_FULL', { left }, `询价单最多${sheetLinesAtMost}行，还可以加${Math.max(left, 0)}行`);
}

/** One line out of many of one SKU: the first, with all their pieces and remarks; undefined where they are too many pieces for one (rule inquiry 16). */
function merged(lines: readonly InquiryItemRow[]): { kept: InquiryItemRow; change: LineChange; gone: number[] } | undefined {
  const [kept, ...others] = lines;
  const quantity = lines.reduce((sum, line) => sum + (line.quantity ?? 0), 0);
  if (!kept || others.length === 0 || quantity > maxQuantity) return undefined;
  const remark = [...new Set(lines.map((line) => line.remark).filter(Boolean))].join('；').slice(0, longestRemark);
  return { kept, change: { quantity, remark }, gone: others.map(({ id }) => id) };
}

/** Single lines of the own draft (rules inquiry 14, 16, 19). Every write holds the draft, and answers what it touched. */
export const lineService = (db: Database) => {
  const changeLine = (viewer: Viewer, itemId: number, change: LineChange): Promise<Touched> =>
    db.transaction(async (tx) => {
      const { draft } = await lockLine(tx, viewer, itemId);
      await inquiryItemRepository(tx).change(draft.id, itemId, change);
      return { inquiry: draft, changed: [itemId] };
    });
  return {
    /** @throws {MallError} INQUIRY_SKU_UNKNOWN, INQUIRY_FULL */
    add: (viewer: Viewer, line: { sku: string; quantity: number; partNumberCustomer: string; brandCustomer: string }): Promise<Touched> =>
      db.transaction(async (tx) => {
        const draft = await lockDraft(tx, viewer);
        const { skuNumber } = await requireSku(tx, viewer, line.sku);
        const items = inquiryItemRepository(tx);
        requireRoom((await items.progress(draft.id)).total, 1);
        const { quantity, partNumberCustomer, brandCustomer } = line;
        const changed = await items.insert(draft.id, [
          { ...unsaid, quantity, partNumberCustomer, brandCustomer, skuNumber, matchState: 'chosen' },
        ]);
        return { inquiry: draft, changed };
      }),

    /** What is gone already stays gone. */
    remove: (viewer: Viewer, ids: readonly number[]): Promise<Touched> =>
      db.transaction(async (tx) => {
        const draft = await lockDraft(tx, viewer);
        return { inquiry: draft, removed: await inquiryItemRepository(tx).remove(draft.id, ids) };
      }),

    /** @throws {MallError} INQUIRY_ITEM_NOT_FOUND */
    setQuantity: (viewer: Viewer, itemId: number, quantity: number) => changeLine(viewer, itemId, { quantity, quantitySaid: '' }),
    /** @throws {MallError} INQUIRY_ITEM_NOT_FOUND */
    setRemark: (viewer: Viewer, itemId: number, remark: string) => changeLine(viewer, itemId, { remark }),

    /** Each its own way. @throws {MallError} INQUIRY_ITEM_NOT_FOUND */
    selectEach: (viewer: Viewer, items: readonly { id: number; isSelected: boolean }[]): Promise<Touched> =>
      db.transaction(async (tx) => {
        const draft = await lockDraft(tx, viewer);
        const wanted = new Map(items.map(({ id, isSelected }) => [id, isSelected]));
        await linesOf(tx, draft.id, [...wanted.keys()]);
        const some = (way: boolean) => [...wanted].filter(([, isSelected]) => isSelected === way).map(([id]) => id);
        const lines = inquiryItemRepository(tx);
        const changed = [...(await lines.select(draft.id, true, some(true))), ...(await lines.select(draft.id, false, some(false)))];
        return { inquiry: draft, changed };
      }),
    /** Many one way: all without `ids`. @throws {MallError} INQUIRY_NOT_FOUND, INQUIRY_NOT_DRAFT, INQUIRY_ITEM_NOT_FOUND */
    select: (viewer: Viewer, inquiryId: number, isSelected: boolean, ids?: readonly number[]): Promise<Touched> =>
      db.transaction(async (tx) => {
        const draft = await lockDraft(tx, viewer, inquiryId);
        if (ids) await linesOf(tx, draft.id, ids);
        return { inquiry: draft, changed: await inquiryItemRepository(tx).select(draft.id, isSelected, ids) };
      }),

    /** Makes one line of all that name a SKU for sure and say how many. @param only this SKU's @throws {MallError} INQUIRY_NOT_FOUND, INQUIRY_NOT_DRAFT */
    merge: (viewer: Viewer, inquiryId: number, only?: string): Promise<Touched> =>
      db.transaction(async (tx) => {
        const draft = await lockDraft(tx, viewer, inquiryId);
        const items = inquiryItemRepository(tx);
        const lines = (await items.lines(draft.id)).filter(
          ({ skuNumber, quantity, matchState }) =>
            skuNumber !== null && quantity !== null && isSettled(matchState) && (!only || skuNumber === only),
        );
        const merges = [...Map.groupBy(lines, ({ skuNumber }) => skuNumber).values()].flatMap((some) => merged(some) ?? []);
        for (const { kept, change, gone } of merges) {
          await items.remove(draft.id, gone);
          await items.change(draft.id, kept.id, change);
        }
        return { inquiry: draft, changed: merges.map(({ kept }) => kept.id), removed: merges.flatMap(({ gone }) => gone) };
      }),
  };
};
