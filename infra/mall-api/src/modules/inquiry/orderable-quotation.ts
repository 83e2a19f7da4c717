import type { Database } from '../../database/database.ts';
import type { Kp } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import type { WantedLine } from '../cart/cart-line.ts';
import { visibleInquiry } from './inquiry-reader.ts';
import { leftOf } from './offer.ts';
import { quotationRepository } from './quotation.repository.ts';
import type { QuotationLine, QuotationRow } from './quotation-rows.ts';
import { isInForce } from './quotation-states.ts';

/** So many of a line; without a number, all that is left of it. */
export interface ChosenLine {
  id: number;
  quantity?: number | undefined;
}

/**
 * What can be ordered of a quotation, and what of it was chosen (rule inquiry 26); all that is left without a choice.
 * @throws {MallError} INQUIRY_NOT_FOUND, INQUIRY_NOT_QUOTED, INQUIRY_LINE_NOT_FOUND, INQUIRY_QUANTITY_TAKEN
 */
export async function orderableQuotation(
  db: Database,
  kp: Kp,
  which: { id: number } | { inquiryNumber: string },
  lines?: readonly ChosenLine[],
): Promise<{ row: QuotationRow; chosen: { line: QuotationLine; quantity: number; left: number }[] }> {
  const row = await visibleInquiry(db, kp, which);
  if (!isInForce(row)) throw new MallError('INQUIRY_NOT_QUOTED', { status: row.status });
  const all = await quotationRepository(db).lines(row.id);
  if (!lines)
    return { row, chosen: all.flatMap((line) => (leftOf(line) > 0 ? [{ line, quantity: leftOf(line), left: leftOf(line) }] : [])) };
  const byId = new Map(all.map((line) => [line.id, line]));
  const unknown = lines.find(({ id }) => byId.get(id)?.quotedPrice == null);
  if (unknown) throw new MallError('INQUIRY_LINE_NOT_FOUND', { id: unknown.id });
  const wanted = new Map(lines.map(({ id, quantity }) => [id, quantity ?? leftOf(byId.get(id)!)]));
  const chosen = [...wanted].map(([id, quantity]) => ({ line: byId.get(id)!, quantity, left: leftOf(byId.get(id)!) }));
  const short = chosen.filter(({ quantity, left }) => quantity > left || left === 0);
  if (short.length > 0)
    throw new MallError('INQUIRY_QUANTITY_TAKEN', {
      lines: short.map(({ line, left }) => ({ id: line.id, sku: line.quotedSku ?? '', left })),
    });
  return { row, chosen };
}

/** The chosen lines as an order wants them: a SKU once, whatever it stands on. Lines that are gone are left out. */
export async function wantedOfQuotation(
  db: Database,
  inquiryId: number,
  lines: readonly { id: number; quantity: number }[],
): Promise<WantedLine[]> {
  const byId = new Map((await quotationRepository(db).lines(inquiryId)).map((line) => [line.id, line]));
  const wanted = new Map<string, WantedLine>();
  for (const { id, quantity } of lines) {
    const skuNumber = byId.get(id)?.quotedSku;
    if (!skuNumber) continue;
    const there = wanted.get(skuNumber);
    if (there) there.quantity += quantity;
    else wanted.set(skuNumber, { id: 0, skuNumber, selectedAttributes: '', quantity, isSelected: true, inquiryId });
  }
  return [...wanted.values()];
}
