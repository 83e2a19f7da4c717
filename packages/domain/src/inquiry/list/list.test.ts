import { describe, expect, test } from '@jest/globals';
import { powerOfGrowth, tooSteep } from '@mall/build-config/growth';
import fc from 'fast-check';
import { cellAtMost, headerFingerprint, type ListSheet, readLines, readQuantity, readSheets, readText, recogniseSheet } from './index.ts';

const told = (text: string) =>
  readText(text).lines.map(({ name, spec, partNumber, quantity }) => [[name, spec, partNumber].filter(Boolean).join(' '), quantity]);

test.each([
  ['10个', 10],
  ['x20', 20],
  ['１０', 10],
  ['1,000', 1000],
  ['各2只', 2],
  ['两套', 2],
  ['一百二十个', 120],
  ['10 PCS', 10],
  ['2箱(每箱100个)', 2],
])('%s is %i, and nothing has to be said', (text, quantity) => {
  expect(readQuantity(text)).toMatchObject({ quantity });
  expect(readQuantity(text).fault).toBeUndefined();
});

test.each([
  ['2打', 24, '24'],
  ['20*5 盒', 100, '20×5=100'],
  ['约20', 20, '20'],
])('%s is worked out as %i, and that is said', (text, quantity, words) => {
  expect(readQuantity(text)).toMatchObject({ quantity, fault: { field: 'quantity', words: expect.stringContaining(words) } });
});

test.each(['若干', '10-20', '', '0', '-3', '3.5米', '一批', '1000000000', '=SUM(A1)', '<b>5</b>'])(
  '%s is no quantity, and the line says so',
  (text) => {
    const { quantity, fault } = readQuantity(text);
    expect([quantity, typeof fault?.words]).toEqual([undefined, 'string']);
  },
);

describe('lines of a chat', () => {
  test.each([
    ['1、内六角螺丝 M8*30 304 100个', [['内六角螺丝 M8*30 304', 100]]],
    ['100个 M10螺母', [['M10螺母', 100]]],
    ['M8x30内六角 x20', [['M8x30内六角', 20]]],
    ['深沟球轴承 6204-2RS 20', [['深沟球轴承 6204-2RS', 20]]],
    ['内六角螺栓 M8 30', [['内六角螺栓 M8 30', undefined]]],
    ['螺钉 M8×30 304', [['螺钉 M8×30 304', undefined]]],
    [
      'M6、M8六角螺母 各20个',
      [
        ['M6六角螺母', 20],
        ['M8六角螺母', 20],
      ],
    ],
    [
      '六角螺母M8 200个，平垫M8 300个',
      [
        ['六角螺母M8', 200],
        ['平垫M8', 300],
      ],
    ],
    ['丁腈手套 L码 100只/盒 5盒', [['丁腈手套 L码 100只/盒', 5]]],
    ['8件套内六角扳手 2套', [['8件套内六角扳手', 2]]],
    ['手指气缸 缸径16 双作用 x10', [['手指气缸 缸径16 双作用', 10]]],
    ['2只 塞尺 32片 65Mn', [['塞尺 32片 65Mn', 2]]],
    ['M8*30 内六角 50只 要304的', [['M8*30 内六角 要304的', 50]]],
    ['要20个6204-2RS', [['6204-2RS', 20]]],
    ['20 x 6204-2RS', [['6204-2RS', 20]]],
    ['20 6204-2RS', [['6204-2RS', 20]]],
    ['6204-2RS*20', [['6204-2RS', 20]]],
    ['6204-2RS：20', [['6204-2RS', 20]]],
    ['5个O型圈 20*2.65', [['O型圈 20*2.65', 5]]],
    ['六角螺母M12×2个', [['六角螺母M12', 2]]],
    ['六角螺母 M8 200', [['六角螺母 M8', 200]]],
    ['平垫 M8 304', [['平垫 M8 304', undefined]]],
    ['气缸 缸径：20', [['气缸 缸径:20', undefined]]],
    ['M8*30内六角50', [['M8*30内六角', 50]]],
    ['内六角M8*30（50个）', [['内六角M8*30', 50]]],
    ['Ｍ１２六角螺母　２个', [['M12六角螺母', 2]]],
    [
      '①螺母M8 50个 ②平垫M8 60个',
      [
        ['螺母M8', 50],
        ['平垫M8', 60],
      ],
    ],
    [
      '轴承6204 10套，6205 20套',
      [
        ['轴承6204', 10],
        ['轴承6205', 20],
      ],
    ],
    [
      '各10个M8、M10平垫',
      [
        ['M8平垫', 10],
        ['M10平垫', 10],
      ],
    ],
    ['你好，麻烦报个价：', []],
    ['你好，要两个六角螺母', [['六角螺母', 2]]],
  ])('%s', (text, lines) =>
    expect(told(text)).toEqual(lines.map(([name, quantity]) => [(name as string).replace('×', text.includes('×') ? '×' : '*'), quantity])),
  );

  test('a form on one line is its fields', () => {
    const [line] = readText('品牌：SKF 型号：6204-2RS 数量：10 单位：套').lines;
    expect(line).toMatchObject({ brand: 'SKF', partNumber: '6204-2RS', quantity: 10, unit: '套', faults: [] });
  });
});

describe('pasted tables', () => {
  test('titles, a quoted cell, a sum and a signature: what is a part stays, the rest has its reason', () => {
    const { lines, skipped, table } = readText(
      '某公司采购申请单\t\t\t\n序号\t物料名称\t规格型号\t数量(个)\n1\t内六角螺丝\t"M8*30\n12.9级"\t100\n2\t垫圈\t3/4"\t5\n\t合计\t\t105\n制表：张三\t\t\t',
    );
    expect(lines.map(({ name, spec, quantity }) => [name, spec, quantity])).toEqual([
      ['内六角螺丝', 'M8*30 12.9级', 100],
      ['垫圈', '3/4"', 5],
    ]);
    expect(skipped.map(({ why }) => why)).toEqual(['合计行', '没有品名、型号或规格']);
    expect(table?.mapping).toMatchObject({
      headerRow: 2,
      columns: [{ role: 'ignored' }, { role: 'name' }, { role: 'spec' }, { role: 'quantity' }],
    });
  });

  test('without a header the contents tell; numbers below 长度 keep their name', () => {
    expect(told('内六角螺丝\tM8*30\t100\n平垫\tM8\t200\n弹垫\tM8\t200')[0]).toEqual(['内六角螺丝 M8*30', 100]);
    expect(told('品名\t直径\t长度\t数量\n圆柱销\t6\t30\t10')).toEqual([['圆柱销 直径6 长度30', 10]]);
  });

  test('a corrected mapping is read again, and the same header has the same fingerprint', () => {
    const text = 'A\tB\n5\t六角螺母 M8\n6\t平垫 M8';
    const corrected = {
      sheet: '',
      headerRow: 1,
      columns: [
        { column: 0, role: 'quantity' as const, header: 'A', certainty: 1 },
        { column: 1, role: 'name' as const, header: 'B', certainty: 1 },
      ],
    };
    expect(readText(text, corrected).lines.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['六角螺母 M8', 5],
      ['平垫 M8', 6],
    ]);
    const sheetOf = (header: string[]): ListSheet => ({
      name: 'a',
      rows: [
        { row: 1, cells: header },
        { row: 2, cells: ['螺母', '5'] },
      ],
    });
    const printOf = (header: string[]) => headerFingerprint(recogniseSheet(sheetOf(header)), sheetOf(header));
    expect(printOf(['品名 ', '数量（个）'])).toBe(printOf(['品名', '数量']));
    expect(printOf(['品名', '数量'])).not.toBe(printOf(['品名', '采购数量']));
  });

  test('hidden rows are not read, hidden sheets come last', () => {
    const rows = [
      { row: 1, cells: ['品名', '数量'] },
      { row: 2, cells: ['螺母', '5'] },
      { row: 3, cells: ['垫圈', '6'], isHidden: true },
    ];
    const read = readSheets([
      { name: '旧', isHidden: true, rows },
      { name: '新', rows },
    ]);
    expect([read?.mapping.sheet, read?.lines.length, read?.skipped]).toEqual(['新', 1, [{ row: 3, why: '隐藏的行' }]]);
    expect(readSheets([])).toBeUndefined();
  });
});

describe('whatever comes', () => {
  test('a cell of ten thousand letters is cut, and that is said', () => {
    const [line] = readText(`品名\t数量\n${'螺'.repeat(10_000)}\t5`).lines;
    expect([line?.name?.length, line?.quantity, line?.faults[0]?.field]).toEqual([cellAtMost, 5, 'text']);
  });

  test('twenty thousand lines are read, more are not', () => {
    const { lines, isCut } = readText(`${'六角螺母 M8 304 10个\n'.repeat(20_005)}`);
    expect([lines.length, isCut]).toEqual([20_000, true]);
    expect(readText('品名\t数量\n'.concat('螺母\t5\n'.repeat(30_000))).lines.length).toBeLessThanOrEqual(20_000);
  });

  test.each(['六角螺母 M8 304 10个\n', '、1', '1 ', '（', '"', 'a\t', 'x1', '一'])(
    '%j over and over is read in steps that grow no faster than it does',
    (piece) => {
      for (const begun of ['', '"']) expect(powerOfGrowth((n) => readText(begun + piece.repeat(n)), 400)).toBeLessThan(tooSteep);
    },
  );

  test('no text throws, and each line has what it was made of', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        for (const line of readText(text).lines) expect(Array.isArray(line.faults)).toBe(true);
      }),
      { seed: 13, numRuns: 300 },
    );
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.constantFrom('', '数量', '品名', '5', '=1+1', '合计', '螺母 M8', '<b>', '1e309', '-'), { maxLength: 6 }), {
          maxLength: 12,
        }),
        (cells) => {
          const sheet = { name: '', rows: cells.map((row, i) => ({ row: i + 1, cells: row })) };
          const { lines, skipped } = readLines(sheet, recogniseSheet(sheet));
          expect(lines.length + skipped.length).toBeLessThanOrEqual(cells.length * 4);
        },
      ),
      { seed: 13, numRuns: 300 },
    );
  });
});
