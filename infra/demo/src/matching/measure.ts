import type { LineMatch, ListLine } from '@mall/domain/inquiry';
import { type ListWords, readText } from '@mall/domain/inquiry/list';
import type { Database } from '@mall/mall-api/filling';
import type { JudgedLine, JudgedSheet, SheetSku } from './sheets.ts';

/** Every SKU that can be found. */
export const sheetSkus = ({ sql }: Database): Promise<SheetSku[]> => sql<SheetSku[]>`
  select s.id, s.sku_number, s.name, m.name as brand, concat_ws('/', c1.name, c2.name, c3.name) as path, s.manufacturer_part_number as part_number, s.order_code, s.attributes
  from sku s join manufacturer m on m.id = s.manufacturer_id join category c3 on c3.id = s.category_id
    left join category c2 on c2.id = c3.parent_id left join category c1 on c1.id = c2.parent_id
  where s.is_active and s.source_sku is null order by s.id`;

export interface LineVerdict {
  sheet: JudgedSheet;
  line: JudgedLine;
  read: ListLine | undefined;
  match: LineMatch | undefined;
  /** A right SKU is first; for a line that nothing fits, nothing is called exact. */
  isRight: boolean;
  isWrongExact: boolean;
  isMatchable: boolean;
}

export interface MatchingFigures {
  lines: number;
  matchable: number;
  /** Shares, 0 to 1: of what can be matched has a right SKU first; of all is wrong and called exact; of what can be matched is exact; was read with its quantity. */
  first: number;
  wrongExact: number;
  exact: number;
  read: number;
}

/** Reads and matches the sheets. @param match answers in the order of the lines @param words which makers are known */
export async function judgeSheets(
  sheets: readonly JudgedSheet[],
  match: (lines: readonly ListLine[]) => Promise<LineMatch[]>,
  words: ListWords,
): Promise<LineVerdict[]> {
  const verdicts: LineVerdict[] = [];
  for (const sheet of sheets) {
    const lines = sheet.read ?? readText(sheet.text, undefined, words).lines;
    const matches = await match(lines);
    const byRow = new Map(lines.map((line, i) => [line.row, { read: line, match: matches[i] }]));
    for (const line of sheet.lines) {
      const { read, match: found } = byRow.get(line.row) ?? { read: undefined, match: undefined };
      const isFirst = found !== undefined && found.candidates.length > 0 && line.right.has(found.candidates[0]!.skuId);
      const isExact = found?.state === 'exact';
      const isMatchable = line.right.size > 0;
      const isWrongExact = isExact && (!isFirst || line.isContradictory === true);
      verdicts.push({ sheet, line, read, match: found, isRight: isMatchable ? isFirst : !isExact, isWrongExact, isMatchable });
    }
  }
  return verdicts;
}

export function figuresOf(verdicts: readonly LineVerdict[]): MatchingFigures {
  const matchable = verdicts.filter((one) => one.isMatchable);
  const share = (all: readonly LineVerdict[], holds: (one: LineVerdict) => boolean) => all.filter(holds).length / Math.max(1, all.length);
  return {
    lines: verdicts.length,
    matchable: matchable.length,
    first: share(matchable, ({ isRight }) => isRight),
    wrongExact: share(verdicts, ({ isWrongExact }) => isWrongExact),
    exact: share(matchable, ({ match }) => match?.state === 'exact'),
    read: share(verdicts, ({ read, line }) => read !== undefined && (line.quantity === undefined || read.quantity === line.quantity)),
  };
}
