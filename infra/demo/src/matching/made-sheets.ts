import { type Clerk, clerk } from './clerk.ts';
import { brandsNotSold, competitorsNumber } from './competitors.ts';
import { misread, sloppy } from './noise.ts';
import type { JudgedLine, JudgedSheet, SheetSku } from './sheets.ts';

const perSheet = 78;

/** What a clerk writes of a SKU, and which tokens of its name it tells. */
interface Written {
  name: string;
  spec: string;
  brand: string;
  partNumber: string;
  right: Set<number>;
  isContradictory?: boolean;
}

type Writer = (sku: SheetSku, skus: Catalogue, by: Clerk) => Written | undefined;

/** The SKUs by what sheets ask of them. */
class Catalogue {
  readonly all: readonly SheetSku[];
  readonly #byPath: Map<string, SheetSku[]>;
  readonly #byNumber: Map<string, SheetSku[]>;

  constructor(all: readonly SheetSku[]) {
    this.all = all;
    this.#byPath = Map.groupBy(all, ({ path }) => path);
    this.#byNumber = Map.groupBy(all, ({ partNumber }) => partNumber);
  }

  /** Such things whose names have all these words, of one brand or of any. */
  withWords({ path, brand }: SheetSku, words: readonly string[], isOfBrand: boolean): Set<number> {
    const such = (this.#byPath.get(path) ?? []).filter((other) => !isOfBrand || other.brand === brand);
    return idsOf(such.filter(({ name }) => words.every((word) => wordsOf(name).includes(word))));
  }

  withValues({ path, attributes }: SheetSku, keys: readonly string[]): Set<number> {
    const of = (all: SheetSku['attributes'], key: string) => all.find(([name]) => name === key)?.[1];
    return idsOf((this.#byPath.get(path) ?? []).filter((other) => keys.every((key) => of(other.attributes, key) === of(attributes, key))));
  }

  withNumber({ partNumber, brand }: SheetSku, isOfBrand: boolean): Set<number> {
    return idsOf((this.#byNumber.get(partNumber) ?? []).filter((other) => !isOfBrand || other.brand === brand));
  }
}

const idsOf = (skus: readonly SheetSku[]) => new Set(skus.map(({ id }) => id));
const wordsOf = (name: string) => name.split(' ').slice(1);
const isStandard = (word: string) => /^(?:GB|DIN|ISO|JIS|JB)/.test(word);
/** `GB/T 70.1` is one word to who writes it. */
const joined = (name: string) => wordsOf(name.replace(/(GB\/T|GB|DIN|ISO|JIS B|JB\/T|HG\/T|EN) (?=\d)/g, '$1_'));
const shown = (words: readonly string[]) => words.map((word) => word.replace('_', ' ')).join(' ');
const plainWords = (words: readonly string[]) => words.flatMap((word) => word.split('_'));

const brandShown = ({ brand }: SheetSku, { one }: Clerk) => one([brand, ...brand.split(' ')]);

const whole: Writer = (sku, skus, by) => {
  const [title = '', ...rest] = joined(sku.name);
  const isBranded = by.chance(0.5);
  return {
    ...{ name: title, spec: shown(rest), partNumber: '' },
    brand: isBranded ? brandShown(sku, by) : '',
    right: skus.withWords(sku, plainWords([title, ...rest]), isBranded),
  };
};

/** Without its standard, and one thing more left out. */
const shortened: Writer = (sku, skus, by) => {
  const [title = '', ...rest] = joined(sku.name);
  const told = rest.filter((word) => !isStandard(word));
  if (told.length > 2 && by.chance(0.5)) told.splice(told.length - 1, 1);
  return { name: title, spec: shown(told), brand: '', partNumber: '', right: skus.withWords(sku, plainWords([title, ...told]), false) };
};

const typed: Writer = (sku, skus, by) => {
  const written = shortened(sku, skus, by);
  return written && { ...written, name: sloppy(written.name, by), spec: sloppy(written.spec, by) };
};

const numbered: Writer = (sku, skus, by) => {
  const isBranded = by.chance(0.6);
  const number = by.one([
    sku.partNumber,
    sku.partNumber,
    sku.partNumber.toLowerCase(),
    sku.partNumber.replaceAll('-', ' '),
    sku.orderCode,
    sku.skuNumber,
  ]);
  const isOwn = number === sku.orderCode || number === sku.skuNumber;
  const [title = ''] = joined(sku.name);
  return {
    ...{ name: by.chance(0.6) ? title : '', spec: '', brand: isBranded ? brandShown(sku, by) : '', partNumber: number },
    right: isOwn ? new Set([sku.id]) : skus.withNumber(sku, isBranded),
  };
};

const competing: Writer = (sku, skus, by) => {
  const other = competitorsNumber(sku, by);
  if (other)
    return {
      name: by.chance(0.7)
        ? sku.path
            .split('/')
            .at(-1)!
            .replace(/^.*系列/, '')
        : '',
      spec: '',
      brand: other.brand,
      partNumber: other.number,
      right: skus.withValues(sku, other.keys),
    };
  const written = shortened(sku, skus, by);
  return written && { ...written, brand: by.one(brandsNotSold) };
};

const alike: Record<string, string> = {
  'GB/T_70.1': 'DIN 912',
  'GB/T_5783': 'DIN 933',
  'GB/T_6170': 'DIN 934',
  'GB/T_97.1': 'DIN 125',
  'GB/T_93': 'DIN 127',
  'GB/T_5782': 'DIN 931',
  'GB/T_70.3': 'DIN 7991',
  'GB/T_819.1': 'DIN 965',
  'GB/T_119.2': 'DIN 6325',
  'GB/T_894': 'DIN 471',
};
const others = ['DIN 912', 'DIN 933', 'DIN 934', 'GB/T 97.1', 'DIN 7991', 'GB/T 893', 'ISO 4762'];

/** By another country's standard of the same part, or by one of another part. */
const standardised: Writer = (sku, skus, by) => {
  const [title = '', ...rest] = joined(sku.name);
  const own = rest.find(isStandard);
  const same = own && alike[own];
  if (!own || !same) return undefined;
  const told = rest.filter((word) => word !== own);
  const right = skus.withWords(sku, plainWords([title, ...told]), false);
  if (by.chance(0.6)) return { name: by.chance(0.5) ? title : '', spec: `${same} ${shown(told)}`, brand: '', partNumber: '', right };
  const wrong = by.one(others.filter((one) => one !== same && !(same === 'DIN 912' && one === 'ISO 4762')));
  return { name: title, spec: `${wrong} ${shown(told)}`, brand: '', partNumber: '', right, isContradictory: true };
};

const scanned: Writer = (sku, skus, by) => {
  const written = by.chance(0.75) ? shortened(sku, skus, by) : numbered(sku, skus, by);
  if (!written) return undefined;
  const { partNumber } = written;
  const noisy = partNumber ? partNumber.replace(/0(?=\d)/, 'O') : '';
  return {
    ...written,
    brand: '',
    partNumber: noisy,
    right: partNumber ? skus.withNumber(sku, false) : written.right,
    ...(partNumber ? {} : { name: '', spec: misread(`${written.name} ${written.spec}`, by) }),
  };
};

interface Form {
  kind: string;
  writer: Writer;
  /** Cells of a row; one for a chat's line. */
  header: string[];
  row: (written: Written, quantity: number, at: number, by: Clerk) => string[];
  above?: string[];
}

const counters = ['个', '只', '件', 'pcs', '套'];
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
