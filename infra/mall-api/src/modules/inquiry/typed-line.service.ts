import type { ListLine } from '@mall/domain/inquiry';
import { readText } from '@mall/domain/inquiry/list';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import type { Viewer } from '../cart/sku-at-quantity.ts';
import { inquiryItemRepository } from './inquiry-item.repository.ts';
import { requireRoom } from './line.service.ts';
import { linesOf, lockDraft, lockLine } from './own-draft.ts';
import { saidLine } from './said-line.ts';
import type { Touched } from './sheet-change.ts';
import type { SheetMatching } from './sheet-matching.ts';

export interface TypedLine {
  inquiryId?: number | undefined;
  afterItemId?: number | undefined;
  text?: string | undefined;
  itemNo?: string | undefined;
  partnumber_customer?: string | undefined;
  brand_customer?: string | undefined;
  name?: string | undefined;
  specification?: string | undefined;
  quantity?: number | undefined;
  remark?: string | undefined;
}

/** One line of the fields and the words that were typed; undefined where nothing says what it is. */
function lineOf(typed: TypedLine): ListLine | undefined {
  const [read] = typed.text?.trim() ? readText(typed.text.replaceAll(/[\r\n]+/g, ' ')).lines : [];
  const fields = {
    ownItemNumber: typed.itemNo?.trim(),
    partNumber: typed.partnumber_customer?.trim(),
    brand: typed.brand_customer?.trim(),
    name: typed.name?.trim(),
    spec: typed.specification?.trim(),
    quantity: typed.quantity,
    remark: typed.remark?.trim(),
  };
  const told = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''));
  const line: ListLine = { row: 1, raw: '', faults: [], ...read, ...told };
  const says = [line.ownItemNumber, line.partNumber, line.brand, line.name, line.spec].filter(Boolean).join(' ');
  return says === '' ? undefined : { ...line, raw: line.raw || says };
}

/** Lines in the buyer's own words, matched while the buyer waits (rules inquiry 14, 15). */
export const typedLineService = (db: Database, matching: SheetMatching) => ({
  /** @throws {MallError} INQUIRY_LIST_UNREADABLE, INQUIRY_NOT_FOUND, INQUIRY_NOT_DRAFT, INQUIRY_ITEM_NOT_FOUND, INQUIRY_FULL */
  async insert(viewer: Viewer, typed: TypedLine): Promise<Touched> {
    const line = lineOf(typed);
    if (!line) throw new MallError('INQUIRY_LIST_UNREADABLE', undefined, '请填写型号、品名或规格');
    const touched = await db.transaction(async (tx) => {
      const draft = await lockDraft(tx, viewer, typed.inquiryId);
      const items = inquiryItemRepository(tx);
      const [after] = typed.afterItemId === undefined ? [] : await linesOf(tx, draft.id, [typed.afterItemId]);
      requireRoom((await items.progress(draft.id)).total, 1);
      const changed = await items.insert(
        draft.id,
        [{ ...saidLine(line, 'typed'), skuNumber: null, matchState: 'waiting' }],
        after?.position,
      );
      return { inquiry: draft, changed };
    });
    await matching.these(touched.inquiry.id, viewer.kp.customerId, touched.changed);
    return touched;
  },

  /** Other words for a line; what the buyer has chosen for it stays. @throws {MallError} INQUIRY_ITEM_NOT_FOUND */
  async reword(viewer: Viewer, itemId: number, partNumberCustomer: string, brandCustomer: string): Promise<Touched> {
    const touched = await db.transaction(async (tx) => {
      const { draft, line } = await lockLine(tx, viewer, itemId);
      const again = line.matchState === 'chosen' ? {} : { matchState: 'waiting' as const };
      await inquiryItemRepository(tx).change(draft.id, itemId, { partNumberCustomer, brandCustomer, ...again });
      return { inquiry: draft, changed: [itemId] };
    });
    await matching.these(touched.inquiry.id, viewer.kp.customerId, touched.changed);
    return touched;
  },
});
