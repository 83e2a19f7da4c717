import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { read, utils } from '@e965/xlsx';
import { expect, test } from '@jest/globals';
import { longSheet } from './long-sheet.ts';

const rowsOf = (file: Buffer) => {
  const book = read(file);
  return { name: book.SheetNames[0], rows: utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[0]!]!, { header: 1 }) };
};

test('a workbook says what was written: numbers as numbers, nothing that a spreadsheet would do, no letter that breaks it', async () => {
  const sheet = longSheet({
    name: '订单 & 明细',
    columns: [
      { header: '商品', width: 20 },
      { header: '数量', width: 8 },
    ],
  });
  await sheet.add([
    ['=HYPERLINK("http://x")', 8],
    ['<b>&"螺钉"\u0007\ud800', 12.5],
  ]);
  await sheet.add([
    ['+1', ''],
    ['第一行\n第二行', -3],
  ]);
  expect(rowsOf(await sheet.end())).toEqual({
    name: '订单 & 明细',
    rows: [['商品', '数量'], [`'=HYPERLINK("http://x")`, 8], ['<b>&"螺钉"\ufffd', 12.5], [`'+1`], ['第一行\n第二行', -3]],
  });
});

/** 40,000 lines of an export, which held at once take some 200 MB, in a process that may hold 48. */
const program = `
import { longSheet } from '${new URL('long-sheet.ts', import.meta.url).pathname}';
const sheet = longSheet({ name: '订单明细', columns: Array.from({ length: 25 }, (_, at) => ({ header: '列' + at, width: 12 })) });
for (let from = 0; from < 40_000; from += 500)
  await sheet.add(Array.from({ length: 500 }, (_, at) => [
    'SO20261122-' + (from + at), '2026-11-22 10:00:00', '已完成', '王建国', '技改-' + at, '李收货', '上海市浦东新区张江路1号', 'WL-' + (from * 7 + at),
    'AA' + ((from + at) % 9000), '火也 内六角圆柱头螺钉 M8×' + (at % 90) + ' 304不锈钢', '火也', 'GB70.1-' + ((from * 31 + at) % 5000), at % 90, '个',
    (from + at) / 100, from / 100, 0, (from + at) / 100, '当日发货', at, at, '银联在线支付', '2026-11-22 10:05:09', '上海启衡机械有限公司', '请打电话' + at]));
process.stdout.write(String((await sheet.end()).length));`;

test('tens of thousands of lines are written in bounded memory, into a file that buyers’ storage takes (rule order 15)', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--max-old-space-size=48', '--input-type=module', '-e', program], {
    timeout: 110_000,
  });
  expect(Number(stdout)).toBeGreaterThan(400_000);
  // A hundred thousand are less than the 10 MB of a kept file.
  expect(Number(stdout)).toBeLessThan(4 * 1024 * 1024);
});
