import { expect, test } from '@jest/globals';
import { understandList } from './understand-list.ts';

const rowsOf = (rows: string[][]) => rows.map((cells, at) => ({ row: at + 1, cells }));
const sheets = [
  { name: '螺钉', rows: rowsOf([['采购清单'], ['型号', '数量'], ['M8x30', '10'], ['M6x20', '5']]) },
  {
    name: '轴承',
    rows: rowsOf([
      ['序号', '品名', '规格型号', '件数', '备注'],
      ['1', '轴承', '6204-2RS', '20', '急'],
    ]),
  },
];
const remembersNothing = { remembered: async () => new Map(), words: { isBrand: () => false } };

test('another worksheet is recognised anew, as if it were the only one (rule inquiry 57)', async () => {
  const chosen = await understandList({ sheets }, { sheet: '轴承', headerRow: 0, columns: [] }, remembersNothing);
  const alone = await understandList({ sheets: [sheets[1]!] }, undefined, remembersNothing);
  expect(chosen.table!.mapping).toEqual(alone.table!.mapping);
  expect(chosen.table!.mapping.headerRow).toBe(1);
  expect(chosen.lines).toMatchObject([{ name: '轴承', quantity: 20 }]);
});

test('columns that the buyer names are read as they say', async () => {
  const columns = [{ column: 0, role: 'name' as const, header: '', certainty: 1 }];
  const { table, lines } = await understandList({ sheets }, { sheet: '螺钉', headerRow: 2, columns }, remembersNothing);
  expect(table!.mapping.columns).toEqual(columns);
  expect(lines.map(({ name }) => name)).toEqual(['M8x30', 'M6x20']);
});
