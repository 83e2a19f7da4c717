import type { LineFault, ListLine } from '../list-line.ts';
import { bullet, isLabelled, readChatLine } from './chat-line.ts';
import { type ColumnRole, headerKey } from './header-words.ts';
import { readQuantity } from './quantity.ts';
import type { ListMapping } from './recognise.ts';
import { cellAtMost, cellText, type ListRow, type ListSheet } from './rows.ts';

/** A row that is no part, and why. */
export interface SkippedRow {
  row: number;
  why: string;
}

export interface ReadLines {
  lines: ListLine[];
  skipped: SkippedRow[];
}

const sum = /^(?:合计|总计|小计|共计|总合计|累计|总价|合价|sub-?total|total|sum)(?:[:：(（].*|金额|数量)?$/i;
const signature =
  /^(?:制表|审核|审批|批准|编制|申请人|经办|负责人|日期|备注|说明|注|联系人|电话|收货|交货|付款|签字|制单|复核|采购员)[^:：]{0,6}[:：]/;
const dimension =
  /^(?:长度?|宽度?|高度?|厚度?|内径|外径|直径|公称直径|孔径|线径|轴径|螺距|行程|缸径|齿数|功率|电压|电流|通径|性能等级|强度等级)/;

/** The lines of a sheet as its columns are understood. Rows that are no parts are named with their reason; a line with something wrong stays (rule inquiry 35). */
export function readLines({ rows }: Pick<ListSheet, 'rows'>, { headerRow, columns }: ListMapping): ReadLines {
  const lines: ListLine[] = [];
  const skipped: SkippedRow[] = [];
  const isChat = isListOfLines(columns);
  const header = new Map(columns.map(({ column, header: text }) => [column, headerKey(text)]));
  for (const one of rows) {
    if (one.row <= headerRow || !one.cells.some(Boolean)) continue;
    const why = one.isHidden ? '隐藏的行' : notAPart(one, columns, header);
    const asChat = why || isChat || headerRow > 0 ? undefined : spokenRow(one, columns);
    if (why) skipped.push({ row: one.row, why });
    else if (isChat)
      lines.push(
        ...withDoubts(readChatLine(one.cells.filter((_, column) => !isIgnored(columns, column)).join(' '), one.row), one, columns),
      );
    else if (asChat) lines.push(...withDoubts(asChat, one, columns));
    else lines.push(lineOf(headerRow > 0 ? one : withoutBullet(one, columns), columns));
  }
  return { lines, skipped };
}

/** In a table without a header: a row that says all in one cell, and one of 品名：螺母, 数量：5. */
function spokenRow({ cells, row }: ListRow, columns: ListMapping['columns']): ListLine[] | undefined {
  const filled = cells.flatMap((cell, at) => (cell ? [at] : []));
  if (filled.length === 1 && columns.some(({ column, role }) => column === filled[0] && telling.includes(role)))
    return readChatLine(cells[filled[0]!]!, row);
  return isLabelled(cells.join(' ')) ? readChatLine(cells.join(' '), row) : undefined;
}

/** 1、六角螺母 M12 is the first line, and a nut. */
const withoutBullet = (one: ListRow, columns: ListMapping['columns']): ListRow => ({
  ...one,
  cells: one.cells.map((cell, at) =>
    columns.some(({ column, role }) => column === at && role === 'name') ? cell.replace(bullet, '') : cell,
  ),
});

const withDoubts = (lines: readonly ListLine[], { unsure = [], cells }: ListRow, columns: ListMapping['columns']): ListLine[] => {
  const doubtful = unsureIn(unsure, columns, cells);
  const fault: LineFault = { field: 'text', words: `图片识别不清，请核对：${doubtful}` };
  return lines.map((line) => (doubtful ? { ...line, unsure: doubtful, faults: [...line.faults, fault] } : line));
};

const isIgnored = (columns: ListMapping['columns'], column: number) =>
  columns.some((one) => one.column === column && one.role === 'ignored');

/** All of a part stands in one cell, as a chat has it: 内六角 M8*30 100个. */
const isListOfLines = (columns: ListMapping['columns']) => {
  const roles = columns.map(({ role }) => role).filter((role) => role !== 'ignored');
  return roles.length === 1 && (roles[0] === 'name' || roles[0] === 'spec');
};

function notAPart({ cells }: ListRow, columns: ListMapping['columns'], header: ReadonlyMap<number, string>): string | undefined {
  const filled = cells.filter(Boolean);
  if (filled.some((cell) => sum.test(cell.replaceAll(' ', '')))) return '合计行';
  if (filled.length > 1 && cells.every((cell, i) => !cell || header.get(i) === headerKey(cell)) && [...header.values()].some(Boolean))
    return '重复的表头';
  const texts = columns.filter(({ role }) => telling.includes(role)).map(({ column }) => cells[column] ?? '');
  if (!texts.some(Boolean)) return '没有品名、型号或规格';
  if (filled.length <= 2 && filled.some((cell) => signature.test(cell))) return '签署或说明';
  return undefined;
}

const telling: readonly ColumnRole[] = ['name', 'spec', 'partNumber', 'ownItemNumber', 'skuNumber'];

function lineOf({ row, cells, unsure = [] }: ListRow, columns: ListMapping['columns']): ListLine {
  const faults: LineFault[] = [];
  const of = (role: ColumnRole) =>
    columns
      .filter((one) => one.role === role)
      .map(({ column, header }) => withItsName(cells[column] ?? '', role === 'spec' ? header : ''))
      .filter(Boolean)
      .join(' ');
  const text = (role: ColumnRole) => {
    const value = cellText(of(role));
    return value ? { [role]: value } : {};
  };
  if (cells.some((cell) => cell.length >= cellAtMost)) faults.push({ field: 'text', words: `内容过长，只读取了前 ${cellAtMost} 个字` });
  const doubtful = unsureIn(unsure, columns, cells);
  if (doubtful) faults.push({ field: 'text', words: `图片识别不清，请核对：${doubtful}` });
  const { quantity, unit, fault } = readQuantity(of('quantity'));
  if (fault) faults.push(fault);
  const told = cellText(of('unit')) || unit;
  return {
    row,
    raw: cells
      .filter(Boolean)
      .join(' ')
      .slice(0, cellAtMost * 2),
    ...text('ownItemNumber'),
    ...text('skuNumber'),
    ...text('partNumber'),
    ...text('name'),
    ...text('brand'),
    ...text('spec'),
    ...(quantity === undefined ? {} : { quantity }),
    ...(told ? { unit: told } : {}),
    ...text('remark'),
    ...(doubtful ? { unsure: doubtful } : {}),
    faults,
  };
}

/** Words of a picture that have to be checked: those that say what the part is or how many. */
const unsureIn = (unsure: readonly string[], columns: ListMapping['columns'], cells: readonly string[]): string =>
  unsure
    .filter((word) => columns.some(({ column, role }) => [...telling, 'quantity', 'brand'].includes(role) && cells[column]?.includes(word)))
    .slice(0, 4)
    .map((word) => `“${word}”`)
    .join('、');

/** 30 below 长度 is 长度30; a dash says nothing. */
function withItsName(cell: string, header: string): string {
  if (/^[-—/\\]+$/.test(cell)) return '';
  const name = dimension.exec(headerKey(header))?.[0];
  return name && /^[\d.]+\s*[a-z]*$/i.test(cell) ? `${name}${cell}` : cell;
}
