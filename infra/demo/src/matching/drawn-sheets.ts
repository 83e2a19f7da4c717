import type { ListLine } from '@mall/domain/inquiry';
import { readPages, readSheets, type WrittenPage } from '@mall/domain/inquiry/list';
import { drawn, type Look, scannedPdf } from './drawing.ts';
import type { JudgedSheet } from './sheets.ts';

/** What reads pictures: the mall's port. */
interface PictureReader {
  read(content: Uint8Array): Promise<{ ok: true; pages: WrittenPage[] } | { ok: false; words: string }>;
}

/** What prints papers: the mall's printer. */
type PrintPaper = (paper: ReturnType<typeof asPaper>) => Promise<Uint8Array>;

interface Draft {
  what: string;
  /** The made sheet that is drawn, by its number. */
  of: number;
  from: number;
  lines: number;
  draw: (rows: string[][], print: PrintPaper) => Promise<Uint8Array>;
}

const sans = 'Noto Sans CJK SC, Noto Sans SC, sans-serif';
const serif = 'Noto Serif CJK SC, Noto Serif SC, serif';
const picture = (what: string, of: number, look: Look, from = 0): Draft => ({
  what,
  of,
  from,
  lines: 24,
  draw: (rows) => drawn(rows, look),
});
const isTable = (row: readonly string[]) => row.length > 1;

const asPaper = (rows: string[][]) => {
  const [header = [], ...body] = rows.filter(isTable);
  return {
    ...{ letterhead: { name: '某某机械有限公司', address: '上海市', phone: '', site: '' }, title: '采购申请单', number: 'PR-20261122' },
    ...{
      facts: [['申请部门', '设备部'] as [string, string]],
      sums: [],
      capitals: '',
      notes: ['以上物料月底前到货'],
      pageUrl: 'https://example.cn',
      seal: '设备部',
    },
    table: { columns: header.map((one) => ({ header: one, width: /序号|数量|单位/.test(one) ? 46 : ('*' as const) })), rows: body },
  };
};

/** As buyers photograph, scan and print their lists; which sheet each shows is fixed, and none of them is one that is kept apart alone. */
const drafts: readonly Draft[] = [
  picture('clean, ruled', 1, { font: sans, size: 26, ruled: true }),
  picture('clean, no rules', 2, { font: sans, size: 24, ruled: false }),
  picture('turned 3°', 1, { font: sans, size: 26, ruled: true, turned: 3 }, 24),
  picture('jpg 40', 5, { font: sans, size: 22, ruled: true, quality: 40 }),
  picture('jpg 40, serif, no rules', 2, { font: serif, size: 24, ruled: false, quality: 40 }, 24),
  picture('phone, ruled', 6, { font: sans, size: 26, ruled: true, phone: true }),
  picture('phone, no rules, serif', 8, { font: serif, size: 26, ruled: false, phone: true }),
  picture('stamp', 12, { font: sans, size: 22, ruled: true, stamp: true }),
  picture('turned −2°, stamp, jpg 40', 5, { font: serif, size: 26, ruled: true, turned: -2, stamp: true, quality: 40 }, 24),
  picture('a chat’s lines', 10, { font: sans, size: 26, ruled: false }),
  { what: 'PDF with text', of: 1, from: 48, lines: 24, draw: (rows, print) => print(asPaper(rows)) },
  { what: 'PDF with text, three pages', of: 7, from: 0, lines: 78, draw: (rows, print) => print(asPaper(rows)) },
  {
    what: 'scanned PDF, two pages',
    of: 2,
    from: 48,
    lines: 28,
    async draw(rows) {
      const look: Look = { font: sans, size: 24, ruled: true, turned: 1, quality: 60 };
      const half = Math.ceil(rows.length / 2);
      return scannedPdf([await drawn(rows.slice(0, half), look), await drawn(rows.slice(half), look)]);
    },
  },
];

/** Pictures and PDFs of made sheets, read by the port: what is right is known, so what the reading costs is. @param made as `madeSheets` gives them */
export async function* drawnSheets(made: readonly JudgedSheet[], reader: PictureReader, print: PrintPaper): AsyncGenerator<JudgedSheet> {
  for (const { what, of, from, lines: count, draw } of drafts) {
    const sheet = made[of - 1]!;
    const all = sheet.text.split('\n').map((line) => line.split('\t'));
    const lines = sheet.lines.slice(from, from + count);
    const above = all.slice(0, sheet.lines[0]!.row - 1);
    const read = await reader.read(
      await draw([...above.map((row) => row.filter(Boolean)), ...lines.map(({ row }) => all[row - 1]!)], print),
    );
    const table = read.ok ? readSheets([readPages(read.pages)]) : undefined;
    yield { ...sheet, name: `drawn: ${what}`, kind: `drawn: ${what}`, lines, read: aligned(lines, table?.lines ?? []), isHeldOut: false };
  }
}

const pairs = (text: string) => {
  const plain = text.normalize('NFKC').toLowerCase().replace(/\s/g, '');
  return new Set(Array.from({ length: Math.max(0, plain.length - 1) }, (_, at) => plain.slice(at, at + 2)));
};

/** Which line was which: the likest of those that come next. */
function aligned(lines: JudgedSheet['lines'], read: readonly ListLine[]): ListLine[] {
  let next = 0;
  return read.flatMap((one) => {
    const said = pairs(one.raw);
    const likeness = ({ text }: { text: string }) => {
      const own = pairs(text);
      return (2 * [...said].filter((one) => own.has(one)).length) / Math.max(1, said.size + own.size);
    };
    const near = lines.slice(next, next + 4);
    const best = near.toSorted((a, b) => likeness(b) - likeness(a))[0];
    if (!best || likeness(best) < 0.3) return [];
    next = lines.indexOf(best) + 1;
    return [{ ...one, row: best.row }];
  });
}
