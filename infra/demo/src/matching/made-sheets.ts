import { type Clerk, clerk } from './clerk.ts';
import type { JudgedLine, JudgedSheet, SheetSku } from './sheets.ts';
import { Catalogue, competing, numbered, scanned, shortened, standardised, typed, type Writer, type Written, whole } from './writers.ts';

const perSheet = 78;

interface Form {
  kind: string;
  writer: Writer;
  /** Cells of a row; one for a chat's line. */
  header: string[];
  row: (written: Written, quantity: number, at: number, by: Clerk) => string[];
  above?: string[];
}

export const counters = ['个', '只', '件', 'pcs', '套'];
const chatRow = ({ name, spec, brand, partNumber }: Written, quantity: number, at: number, { one, chance }: Clerk) => {
  const what = one([
    [brand, name, spec, partNumber],
    [name, spec, brand, partNumber],
    [name, partNumber, spec, brand],
  ])
    .filter(Boolean)
    .join(' ');
  const count = one([`${quantity}个`, `x${quantity}`, `${quantity} pcs`, `共${quantity}件`, `要${quantity}只`]);
  return [`${chance(0.3) ? `${at}、` : ''}${chance(0.15) ? `${quantity}${one(['个', '只', '件'])} ${what}` : `${what} ${count}`}`];
};
const forms: Form[] = [
  {
    kind: 'clean',
    writer: whole,
    header: ['序号', '物料名称', '规格型号', '品牌', '数量', '单位'],
    row: (w, q, at, by) => [`${at}`, w.name, w.spec || w.partNumber, w.brand, `${q}`, by.one(counters)],
  },
  {
    kind: 'clean',
    writer: shortened,
    header: ['品名', '规格', '需求数量', '备注'],
    above: ['某某机械有限公司采购申请单', '申请部门：设备部\t\t日期：2026-11-20'],
    row: (w, q) => [w.name, w.spec, `${q}`, ''],
  },
  { kind: 'sloppy', writer: typed, header: ['名称', '型号规格', '数量'], row: (w, q) => [w.name, w.spec, `${q}`] },
  { kind: 'sloppy', writer: typed, header: [], row: (w, q, _, by) => [`${w.name} ${w.spec}`, `${q}${by.one(counters)}`] },
  {
    kind: 'part numbers',
    writer: numbered,
    header: ['Item', 'Part No.', 'Brand', 'Description', 'Qty'],
    row: (w, q, at) => [`${at}`, w.partNumber, w.brand, w.name, `${q}`],
  },
  {
    kind: 'part numbers',
    writer: numbered,
    header: ['行号', '产品名称', '品牌', '订货编码', '采购数量'],
    row: (w, q, at) => [`${at}`, w.name, w.brand, w.partNumber, `${q}`],
  },
  {
    kind: 'mixed brands',
    writer: competing,
    header: ['物料描述', '型号', '推荐品牌', '申请数量', '计量单位'],
    row: (w, q, _, by) => [`${w.name} ${w.spec}`.trim(), w.partNumber, w.brand, `${q}`, by.one(counters)],
  },
  {
    kind: 'wrong standards',
    writer: standardised,
    header: ['序号', '紧固件名称', '规格及标准', '需求量(个)'],
    row: (w, q, at) => [`${at}`, w.name, w.spec, `${q}`],
  },
  {
    kind: 'OCR noise',
    writer: scanned,
    header: ['品名规格', '型号', '数量'],
    row: (w, q) => [`${w.name} ${w.spec}`.trim(), w.partNumber, `${q}`],
  },
  { kind: 'chat', writer: typed, header: [], row: chatRow },
  { kind: 'chat', writer: competing, header: [], row: chatRow },
  {
    kind: 'many headers',
    writer: whole,
    header: ['ERP号', '物资名称', '技术要求', '生产厂家', '现有库存', '计划采购数量', '单价', '金额', '备注说明'],
    above: ['2026年11月份物资需求计划表', '', '编制：张三\t\t\t审核：李四'],
    row: (w, q, at) => [`WZ${10_000 + at}`, w.name, w.spec, w.brand, '0', `${q}`, '', '', ''],
  },
];

/** Twenty-four sheets of the catalogue's SKUs, the same at every run; every third is kept apart. @param skus in order of their ids */
export function madeSheets(skus: readonly SheetSku[]): JudgedSheet[] {
  const catalogue = new Catalogue(skus);
  const fasteners = skus.filter(({ path }) => path.startsWith('紧固件'));
  const bearings = skus.filter(({ path }) => /深沟球轴承|气缸$|接触器$/.test(path));
  return Array.from({ length: 24 }, (_, at): JudgedSheet => {
    const form = forms[at % forms.length]!;
    const by = clerk(0x5eed + at * 7919);
    const rows: string[] = [...(form.above ?? []), ...(form.header.length > 0 ? [form.header.join('\t')] : [])];
    const lines: JudgedLine[] = [];
    while (lines.length < perSheet) {
      const from = form.writer === standardised ? fasteners : form.writer === competing && by.chance(0.5) ? bearings : skus;
      const written = form.writer(by.one(from), catalogue, by);
      if (!written) continue;
      const quantity = by.one([1, 2, 5, 10, 20, 50, 100, 200, 500]);
      const cells = form.row(written, quantity, lines.length + 1, by);
      rows.push(cells.join('\t'));
      lines.push({
        row: rows.length,
        text: cells.join(' '),
        quantity,
        right: written.right,
        ...(written.isContradictory ? { isContradictory: true } : {}),
      });
    }
    if (form.header.length > 3) rows.push(['合计', ...form.header.slice(1).map(() => '')].join('\t'));
    return { name: `${form.kind} ${at + 1}`, kind: form.kind, text: rows.join('\n'), lines, isHeldOut: at % 3 === 2 };
  });
}
