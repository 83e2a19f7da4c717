import { inquiryStatusNames } from '@mall/domain/inquiry';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import type { Viewer } from '../cart/sku-at-quantity.ts';
import { inquiryRepository } from './inquiry.repository.ts';
import { inquiryItemRepository } from './inquiry-item.repository.ts';
import type { InquiryItemRow, InquiryRow } from './inquiry-rows.ts';

/** An inquiry is looked at from where it is delivered to. */
export const seenFrom = (viewer: Viewer, { provinceId }: Pick<InquiryRow, 'provinceId'>): Viewer => ({ kp: viewer.kp, provinceId });

export const notDraft = ({ status }: Pick<InquiryRow, 'status'>) =>
  new MallError('INQUIRY_NOT_DRAFT', { status }, `询价单${inquiryStatusNames[status]}，不能再修改`);

/**
 * The own draft, held until the transaction ends, so that two tabs never write over each other.
 * @param inquiryId 0: whichever it is, made where there is none
 * @throws {MallError} INQUIRY_NOT_FOUND nobody's or somebody else's; INQUIRY_NOT_DRAFT
 */
export async function lockDraft(tx: Database, { kp, provinceId }: Viewer, inquiryId = 0): Promise<InquiryRow> {
  if (inquiryId === 0) return inquiryRepository(tx).lockDraft(kp.kpId, kp.customerId, provinceId);
  const row = await inquiryRepository(tx).lockOwn(inquiryId, kp.kpId);
  if (!row) throw new MallError('INQUIRY_NOT_FOUND');
  if (row.status !== 'draft') throw notDraft(row);
  return row;
}

/** The own draft of a line, held, and the line. @throws {MallError} INQUIRY_ITEM_NOT_FOUND */
export async function lockLine(tx: Database, viewer: Viewer, itemId: number): Promise<{ draft: InquiryRow; line: InquiryItemRow }> {
  const absent = () => new MallError('INQUIRY_ITEM_NOT_FOUND', { id: itemId });
  const inquiryId = await inquiryItemRepository(tx).inquiryOf(itemId, viewer.kp.kpId);
  const draft = inquiryId === undefined ? undefined : await inquiryRepository(tx).lockOwn(inquiryId, viewer.kp.kpId);
  if (draft?.status !== 'draft') throw absent();
  const [line] = await inquiryItemRepository(tx).lines(draft.id, [itemId]);
  if (!line) throw absent();
  return { draft, line };
}

/** Lines of a draft that the caller holds: all without `ids`. @throws {MallError} INQUIRY_ITEM_NOT_FOUND */
export async function linesOf(tx: Database, inquiryId: number, ids?: readonly number[]): Promise<InquiryItemRow[]> {
  const lines = await inquiryItemRepository(tx).lines(inquiryId, ids);
  const known = new Set(lines.map(({ id }) => id));
  const absent = ids?.find((id) => !known.has(id));
  if (absent !== undefined) throw new MallError('INQUIRY_ITEM_NOT_FOUND', { id: absent });
  return lines;
}
