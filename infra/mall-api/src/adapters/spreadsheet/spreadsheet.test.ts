import { expect, test } from '@jest/globals';
import { type ListSheet, readSheets } from '@mall/domain/inquiry/list';
import { aBook, aZip, type Cells, withPart } from '../../testing/a-book.ts';
import { spreadsheetReader } from './read-spreadsheet.ts';
import { fileAtMost } from './refusals.ts';

const reader = spreadsheetReader();
const read = (bytes: Uint8Array | string) => reader.read(Buffer.from(bytes as string));
const reasonOf = async (bytes: Uint8Array | string) => {
  const answer = await read(bytes);
  return answer.ok ? answer.kind : answer.reason;
};
const sheetsOf = async (bytes: Uint8Array | string): Promise<ListSheet[]> => {
  const answer = await read(bytes);
  if (!answer.ok || answer.kind !== 'sheets') throw new Error(JSON.stringify(answer));
  return answer.sheets;
};

const list: Cells = [
  ['某某公司采购申请单'],
  ['日期：2026-11-20'],
  ['序号', '物料名称', '规格型号', '需求数量', '单位'],
  [1, '内六角螺丝', 'M8*30', 100, '个'],
  [2, '深沟球轴承', 6204, 20, '套'],
  [null, '合计', null, 120, null],
];

test('titles above the header, hidden sheets and columns, sums: the list is found, in xlsx and in xls', async () => {
  for (const type of ['xlsx', 'biff8'] as const) {
    const sheets = await sheetsOf(aBook({ 封面: [['采购部'], ['联系人：张三']], 清单: list }, type));
    const found = readSheets(sheets);
    expect([found?.mapping.sheet, found?.mapping.headerRow, found?.offered.map(({ name }) => name)]).toEqual(['清单', 3, ['清单', '封面']]);
    expect(found?.lines.map(({ row, name, spec, quantity, unit }) => [row, name, spec, quantity, unit])).toEqual([
      [4, '内六角螺丝', 'M8*30', 100, '个'],
      [5, '深沟球轴承', '6204', 20, '套'],
    ]);
    expect(found?.skipped).toEqual([{ row: 6, why: '合计行' }]);
  }
});

test('numbers keep what their author sees: leading zeros, 1E5, all digits; formulas give the value that stands in the file', async () => {
  const bytes = aBook(
    {
      a: [
        ['型号', '数量'],
        [12, 5],
      ],
    },
    'xlsx',
    (sheet) => {
      sheet.A2 = { t: 'n', v: 12, z: '0000' };
      sheet.A3 = { t: 'n', v: 100_000, z: '0.00E+00' };
      sheet.A4 = { t: 'n', v: 69_012_345_678_901, z: 'General' };
      sheet.A5 = { t: 'n', v: 7, f: 'SUM(3,4)' };
      sheet.A6 = { t: 'n', v: 2.5, z: '0' };
      sheet.A7 = { t: 'e', v: 0x17, w: '#REF!' };
      sheet['!ref'] = 'A1:B7';
    },
  );
  const [sheet] = await sheetsOf(bytes);
  expect(sheet?.rows.map(({ cells }) => cells[0])).toEqual(['型号', '0012', '1E5', '69012345678901', '7', '2.5']);
});

test('what is hidden is told, what is merged holds for each of its rows, and numbers are not doubled', async () => {
  const bytes = aBook(
    {
      a: [
        ['品名', '规格', '数量'],
        ['六角螺母', 'M8', 5],
        [null, 'M10', null],
        ['平垫', 'M8', 9],
      ],
    },
    'xlsx',
    (sheet) => {
      sheet['!merges'] = [
        { s: { r: 1, c: 0 }, e: { r: 2, c: 0 } },
        { s: { r: 1, c: 2 }, e: { r: 2, c: 2 } },
      ];
      sheet['!rows'] = [{}, {}, {}, { hidden: true }];
      sheet['!cols'] = [{}, {}, { hidden: true }];
    },
  );
  const [sheet] = await sheetsOf(bytes);
  expect(sheet).toEqual({
    name: 'a',
    hiddenColumns: [2],
    rows: [
      { row: 1, cells: ['品名', '规格', '数量'] },
      { row: 2, cells: ['六角螺母', 'M8', '5'] },
      { row: 3, cells: ['六角螺母', 'M10'] },
      { row: 4, cells: ['平垫', 'M8', '9'], isHidden: true },
    ],
  });
});

test('a sheet that reaches to XFD1048576 is its two cells', async () => {
  const cell = (at: string) => `<c r="${at}" t="inlineStr"><is><t>六角螺母 M8 100个</t></is></c>`;
  const sheet = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><dimension ref="A1:XFD1048576"/><sheetData>
    <row r="1">${cell('A1')}</row><row r="1048576">${cell('XFD1048576')}</row></sheetData></worksheet>`;
  const bytes = withPart(aBook({ a: [['x']] }), '/xl/worksheets/sheet1.xml', sheet);
  expect((await sheetsOf(bytes))[0]?.rows).toEqual([{ row: 1, cells: ['六角螺母 M8 100个'] }]);
});

test('text files in any writing, with quotes and broken bytes', async () => {
  const csv = '品名,规格,数量\n"内六角,螺丝",M8*30,100\n';
  const expected = [
    ['品名', '规格', '数量'],
    ['内六角,螺丝', 'M8*30', '100'],
  ];
  const gb = Buffer.from([0xc6, 0xb7, 0xc3, 0xfb, 0x2c, 0xca, 0xfd, 0xc1, 0xbf, 0x0a, 0xc2, 0xdd, 0xc4, 0xb8, 0x2c, 0x31, 0x30, 0x0a]);
  for (const bytes of [Buffer.from(csv), Buffer.from(`\ufeff${csv}`), Buffer.from(`\ufeff${csv}`, 'utf16le')])
    expect((await sheetsOf(bytes))[0]?.rows.map(({ cells }) => cells)).toEqual(expected);
  expect((await sheetsOf(gb))[0]?.rows.map(({ cells }) => cells)).toEqual([
    ['品名', '数量'],
    ['螺母', '10'],
  ]);
  const broken = await read(Buffer.concat([gb, gb, gb, gb, Buffer.from([0x2c, 0xff, 0x0a])]));
  expect(broken).toMatchObject({ ok: true, notes: ['文件中有 1 处乱码，已略过'] });
  expect(await reasonOf('六角螺母 M8 100个\n平垫 M8 200个\n')).toBe('text');
});

test('each file that is no list has its answer in words', async () => {
  const book = aBook({ a: list });
  const wide = (text: string) => Buffer.from(text, 'utf16le');
  const ole = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  expect((await read(Buffer.alloc(fileAtMost + 1))).ok).toBe(false);
  expect(await reasonOf(Buffer.alloc(fileAtMost + 1))).toBe('TOO_LARGE');
  expect(await reasonOf('')).toBe('EMPTY');
  expect(await reasonOf(aBook({ a: [[]] }))).toBe('EMPTY');
  expect(await reasonOf(book.subarray(0, book.length - 300))).toBe('BROKEN');
  expect(await reasonOf(Buffer.concat([ole, Buffer.alloc(600), wide('EncryptedPackage')]))).toBe('PASSWORD');
  expect(await reasonOf(Buffer.concat([ole, Buffer.alloc(600), wide('WordDocument')]))).toBe('WRONG_TYPE');
  expect(await reasonOf(Buffer.concat([ole, Buffer.alloc(600), wide('Workbook')]))).toBe('BROKEN');
  expect(await reasonOf(aZip({ 'word/document.xml': '<w/>' }))).toBe('WRONG_TYPE');
  expect(await reasonOf(aZip({ 'xl/workbook.xml': '<workbook/>' }, 1))).toBe('PASSWORD');
  expect(await reasonOf(Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 0, 0, 1]))).toBe('WRONG_TYPE');
  expect(await reasonOf('<html><table><tr><td>1</td></tr></table></html>')).toBe('WEB_PAGE');
  expect(await reasonOf('%PDF-1.7 ...')).toBe('PICTURE');
  expect(await reasonOf(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]))).toBe('PICTURE');
});

test('macros are not run, and that is told', async () => {
  const book = aBook({ a: list });
  const answer = await read(withPart(book, '/xl/vbaProject.bin', 'macro'));
  expect(answer).toMatchObject({ ok: true, notes: ['文件中的宏没有运行，只读取了单元格'] });
});

test('a zip bomb, a document type and too many rows are seen before anything reads them', async () => {
  const sheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
  const parts = (content: string | Buffer) => ({ 'xl/workbook.xml': '<workbook/>', 'xl/worksheets/sheet1.xml': content });
  expect(await reasonOf(aZip(parts(Buffer.alloc(130 * 1024 * 1024, ' '))))).toBe('BOMB');
  const declared = `<!DOCTYPE a [<!ENTITY b "c">]>${sheet('<row r="1"><c r="A1"><v>1</v></c></row>')}`;
  expect(await reasonOf(withPart(aBook({ a: [[1]] }), '/xl/worksheets/sheet1.xml', declared))).toBe('BROKEN');
  expect(await reasonOf(withPart(aBook({ a: [[1]] }), '/xl/worksheets/sheet1.xml', declared.replace(/^.*]>/, '')))).toBe('sheets');
  expect(await reasonOf(aZip(parts(sheet('<row r="1"><c><v>1</v></c></row>'.repeat(20_001)))))).toBe('TOO_MANY_ROWS');
  expect(await reasonOf(`a,b\n${'1,2\n'.repeat(20_001)}`)).toBe('TOO_MANY_ROWS');
  expect((await sheetsOf(`a,b\n${'1,2\n'.repeat(19_999)}`))[0]?.rows.length).toBe(20_000);
});

test('a reader that is killed or takes too long is an answer in words, and the next file is read', async () => {
  const killing = spreadsheetReader({}, (pid) => process.kill(pid, 'SIGKILL'));
  expect(await killing.read(Buffer.from('a,b\n1,2\n'))).toMatchObject({ ok: false, reason: 'TOO_SLOW' });
  expect(await spreadsheetReader({ timeLimitMs: 1 }).read(Buffer.from('a,b\n1,2\n'))).toMatchObject({ ok: false, reason: 'TOO_SLOW' });
  expect(await spreadsheetReader({ memoryMb: 24 }).read(Buffer.from(`a,b\n${'1234567,2\n'.repeat(99_000)}`))).toMatchObject({ ok: false });
  expect(await reasonOf('a,b\n1,2\n')).toBe('sheets');
});
