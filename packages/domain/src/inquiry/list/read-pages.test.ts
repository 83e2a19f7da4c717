import { expect, test } from '@jest/globals';
import { readLines, readPages, recogniseSheet, type WrittenPage } from './index.ts';

type Cell = string | { text: string; score: number };
type Bend = (x: number, y: number) => [number, number];

const height = 40;
/** A page as a reader of pictures tells it: each cell a line, its words apart, every corner bent as the page lies. */
function aPage(rows: (Cell[] | { cells: Cell[]; y: number })[], lefts: number[], bend: Bend = (x, y) => [x, y]): WrittenPage {
  const box = (left: number, right: number, y: number) =>
    [
      [left, y - height / 2],
      [right, y - height / 2],
      [right, y + height / 2],
      [left, y + height / 2],
    ].map(([x, v]) => bend(x!, v!));
  const lines = rows.flatMap((row, at) => {
    const { cells, y } = Array.isArray(row) ? { cells: row, y: 100 + at * 70 } : row;
    return cells.flatMap((cell, column) => {
      const { text, score } = typeof cell === 'string' ? { text: cell, score: 1 } : cell;
      if (!text) return [];
      let x = lefts[column]!;
      const words = text.split(' ').map((word) => {
        const left = x;
        x += [...word].reduce((sum, char) => sum + (/\p{Script=Han}/u.test(char) ? 28 : 16), 0);
        const made = { text: word, score, box: box(left, x, y) };
        x += 8;
        return made;
      });
      return [{ words, box: box(lefts[column]!, x - 8, y) }];
    });
  });
  return { width: 1600, height: 1400, lines };
}

const header = ['序号', '品名', '规格型号', '数量', '备注'];
const body = [
  ['1', '内六角圆柱头螺钉', 'M8×30 304不锈钢', '100', ''],
  ['2', '深沟球轴承', '6204-2RS', '20', ''],
  ['3', '麻花钻', 'φ6.5 高速钢', '5', ''],
  ['4', '平垫圈', 'M8 304', '300', ''],
  ['5', 'O型圈', '20×2.65 丁腈橡胶 NBR 70A', '50', ''],
  ['6', '微型断路器', '3P C63A', '3', ''],
];
const lefts = [40, 140, 500, 1000, 1150];
const cellsOf = (...pages: WrittenPage[]) => readPages(pages).rows.map(({ cells }) => cells);

test.each<[string, Bend]>([
  ['flat', (x, y) => [x, y]],
  ['turned by 3°', (x, y) => [x * 0.9986 - y * 0.0523, x * 0.0523 + y * 0.9986]],
  ['turned by −4°', (x, y) => [x * 0.9976 + y * 0.0698, y * 0.9976 - x * 0.0698 + 120]],
  ['seen from aside', (x, y) => [(x - 700) * (0.92 + y / 10_000) + 700 - y * 0.03, y * (1 + (y - 300) / 9000) - 0.02 * x]],
])('rows and columns of a page that lies %s stay apart, and an empty column keeps its header', (_how, bend) => {
  expect(cellsOf(aPage([header, ...body], lefts, bend))).toEqual([header, ...body]);
});

test('a title, a wrapped cell and a remark below are no rows of the table', () => {
  const page = aPage(
    [
      { cells: ['', '某某公司 采购申请单'], y: 40 },
      { cells: header, y: 120 },
      { cells: body[0]!, y: 190 },
      { cells: ['2', '深沟球轴承', '6204-2RS', '20'], y: 260 },
      { cells: ['', '', '双面密封'], y: 300 },
      { cells: body[2]!, y: 370 },
      { cells: body[3]!, y: 440 },
    ],
    lefts,
  );
  const sheet = readPages([page]);
  expect(sheet.rows.map(({ cells }) => cells[2])).toEqual([
    '',
    '规格型号',
    'M8×30 304不锈钢',
    '6204-2RS 双面密封',
    'φ6.5 高速钢',
    'M8 304',
  ]);
  expect(readLines(sheet, recogniseSheet(sheet)).lines.map(({ quantity }) => quantity)).toEqual([100, 20, 5, 300]);
});

test('a second page without header goes on in the columns of the first', () => {
  const shifted = lefts.map((left) => left + 90);
  const sheet = readPages([aPage([header, ...body.slice(0, 3)], lefts), aPage(body.slice(3), shifted)]);
  expect(readLines(sheet, recogniseSheet(sheet)).lines.map(({ name, spec, quantity }) => [name, spec, quantity])).toEqual(
    body.map(([, name, spec, quantity]) => [name, spec, Number(quantity)]),
  );
});

test('lines of a chat are one column, whatever stands under what', () => {
  const chat = ['内六角螺丝 M8*30 304 100个', '6204-2RS 轴承 20个', '麻花钻 6.5 高速钢 5支', '平垫圈 M8 304 300个'];
  const sheet = readPages([
    aPage(
      chat.map((line) => [line]),
      [40],
    ),
  ]);
  expect(sheet.rows.map(({ cells }) => cells)).toEqual(chat.map((line) => [line]));
});

test('what the reader wasn’t sure of is told beside its line, unless it says nothing of the part', () => {
  const unsure = (text: string) => ({ text, score: 0.4 });
  const rows: Cell[][] = [
    header,
    ...body.slice(0, 3),
    ['4', '平垫圈', unsure('M8'), '300', unsure('急')],
    [unsure('5'), '平键', '8×7×40', '2', ''],
  ];
  const sheet = readPages([aPage(rows, lefts)]);
  expect(readLines(sheet, recogniseSheet(sheet)).lines.map(({ unsure: words, faults }) => [words, faults.map((one) => one.words)])).toEqual(
    [...[1, 2, 3].map(() => [undefined, []]), ['“M8”', ['图片识别不清，请核对：“M8”']], [undefined, []]],
  );
});

test('nothing at all is a sheet without rows', () => {
  expect(readPages([]).rows).toEqual([]);
  expect(readPages([{ width: 10, height: 10, lines: [] }]).rows).toEqual([]);
});
