import { isDoubtful } from '@mall/domain/inquiry';
import type { Database } from '../../database/database.ts';
import type { Viewer } from '../cart/sku-at-quantity.ts';
import { inquiryItemRepository } from './inquiry-item.repository.ts';
import type { InquiryItemRow } from './inquiry-rows.ts';
import { lockDraft } from './own-draft.ts';
import type { Touched } from './sheet-change.ts';

/** Stands before why a line was matched, while it was confirmed among many: to be taken away again. */
const confirmed = '您已确认：';

const reasonsOf = ({ candidates, skuNumber }: InquiryItemRow) => candidates.find(({ sku }) => sku === skuNumber)?.reasons ?? [];

/** Many similar lines confirmed at once, and back (rule inquiry 59). */
export const bulkConfirmService = (db: Database) => {
  const change = (
    viewer: Viewer,
    inquiryId: number,
    ids: readonly number[],
    settle: (line: InquiryItemRow) => InquiryItemRow | undefined,
  ) =>
    db.transaction(async (tx): Promise<Touched> => {
      const draft = await lockDraft(tx, viewer, inquiryId);
      const items = inquiryItemRepository(tx);
      const settled = (await items.lines(draft.id, ids)).flatMap((line) => settle(line) ?? []);
      await items.match(
        draft.id,
        settled.map(({ id, skuNumber, matchState, matchWhy, candidates }) => ({ id, skuNumber, matchState, matchWhy, candidates })),
        false,
      );
      return { inquiry: draft, changed: settled.map(({ id }) => id) };
    });
  return {
    /** What is no longer what the page showed, or is doubtful, stays. @throws {MallError} INQUIRY_NOT_FOUND, INQUIRY_NOT_DRAFT */
    confirm(viewer: Viewer, inquiryId: number, items: readonly { itemId: number; sku: string }[]): Promise<Touched> {
      const seen = new Map(items.map(({ itemId, sku }) => [itemId, sku.trim().toUpperCase()]));
      return change(viewer, inquiryId, [...seen.keys()], (line) =>
        line.matchState === 'similar' && line.skuNumber === seen.get(line.id) && !isDoubtful(reasonsOf(line))
          ? { ...line, matchState: 'chosen', matchWhy: `${confirmed}${line.matchWhy}` }
          : undefined,
      );
    },
    /** @throws {MallError} INQUIRY_NOT_FOUND, INQUIRY_NOT_DRAFT */
    undo: (viewer: Viewer, inquiryId: number, ids: readonly number[]): Promise<Touched> =>
      change(viewer, inquiryId, ids, (line) =>
        line.matchState === 'chosen' && line.replacedSku === null && line.matchWhy.startsWith(confirmed)
          ? { ...line, matchState: 'similar', matchWhy: line.matchWhy.slice(confirmed.length) }
          : undefined,
      ),
  };
};
