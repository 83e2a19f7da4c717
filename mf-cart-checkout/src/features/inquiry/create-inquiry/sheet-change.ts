import type { InquiryLine, InquirySheet, SheetChange } from '../../../parts/inquiry/inquiry-types.ts';

/** The sheet after a change: its lines in the place of those of the same id, new ones where their position says, removed ones gone. Other lines stay the same objects. */
export function withChange(sheet: InquirySheet, change: Pick<SheetChange, 'lines' | 'match'> & Partial<SheetChange>): InquirySheet {
  const fresh = new Map(change.lines.map((line) => [line.id, line]));
  const removed = new Set(change.removed);
  const kept = sheet.lines.filter(({ id }) => !removed.has(id)).map((line) => fresh.get(line.id) ?? line);
  const known = new Set(sheet.lines.map(({ id }) => id));
  const added = change.lines.filter(({ id }) => !known.has(id));
  const moved = added.length > 0 || kept.some((line, at) => at > 0 && kept[at - 1]!.position > line.position);
  const lines = moved ? [...kept, ...added].sort((a, b) => a.position - b.position || a.id - b.id) : kept;
  return { ...sheet, id: change.inquiryId || sheet.id, lines, match: change.match, lineCount: change.lineCount ?? sheet.lineCount };
}

/** Filters of the sheet, in their order; a line may be in several. */
export const sheetFilters = ['all', 'settled', 'similar', 'unmatched', 'noQuantity', 'waiting'] as const;
export type SheetFilter = (typeof sheetFilters)[number];
export const filterNames: Record<SheetFilter, string> = {
  all: '全部',
  settled: '已匹配',
  similar: '相似待确认',
  unmatched: '未匹配',
  noQuantity: '缺数量',
  waiting: '匹配中',
};

const isIn: Record<SheetFilter, (line: InquiryLine) => boolean> = {
  all: () => true,
  settled: ({ matchState }) => matchState === 'exact' || matchState === 'chosen',
  similar: ({ matchState }) => matchState === 'similar',
  unmatched: ({ matchState }) => matchState === 'unmatched',
  noQuantity: ({ quantity }) => quantity === null,
  waiting: ({ matchState }) => matchState === 'waiting',
};
export const linesIn = (lines: readonly InquiryLine[], filter: SheetFilter) => lines.filter(isIn[filter]);
export const isSettledLine = isIn.settled;

/** What the sheet comes to as far as prices are known: fen, lines that have one, lines that wait for the quotation. */
export function sheetTotals(lines: readonly InquiryLine[]) {
  let fen = 0;
  let priced = 0;
  for (const line of lines) {
    const price = isSettledLine(line) ? line.product?.priceFen : null;
    if (price === null || price === undefined || line.quantity === null) continue;
    fen += price * line.quantity;
    priced += 1;
  }
  return { fen, priced, open: lines.length - priced };
}

/** SKUs that stand on several lines, with how many. */
export function doubledSkus(lines: readonly InquiryLine[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) if (line.product && isSettledLine(line)) counts.set(line.product.sku, (counts.get(line.product.sku) ?? 0) + 1);
  for (const [sku, count] of counts) if (count < 2) counts.delete(sku);
  return counts;
}
