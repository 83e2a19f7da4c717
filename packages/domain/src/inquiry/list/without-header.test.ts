import { describe, expect, test } from '@jest/globals';
import { type ListColumn, readText } from './index.ts';

const brands = new Set(['SKF', 'NSK', '施耐德', '正泰', '欧姆龙']);
const words = { isBrand: (text: string) => brands.has(text) };
const read = (rows: string[][]) => readText(rows.map((cells) => cells.join('\t')).join('\n'), undefined, words);
const rolesOf = (rows: string[][]) => read(rows).table?.mapping.columns.map(({ role }) => role);

describe('columns without a header are known by what they contain (rule inquiry 63)', () => {
  test.each<[string, string[][], ListColumn['role'][]]>([
    ['name and quantity', [['六角螺母 M12', '2']], ['name', 'quantity']],
    ['number, brand, quantity', [['6204-2RS', 'SKF', '20']], ['partNumber', 'brand', 'quantity']],
    ['name, size, quantity, unit', [['螺母', 'M12', '5', '个']], ['name', 'spec', 'quantity', 'unit']],
    [
      'the quantity first',
      [
        ['2', '六角螺母 M12'],
        ['10', '平垫 M8'],
      ],
      ['quantity', 'name'],
    ],
    [
      'bare models and how many',
      [
        ['6204', '10'],
        ['6205', '20'],
        ['6308', '4'],
      ],
      ['partNumber', 'quantity'],
    ],
    [
      'a noun, its model, how many',
      [
        ['深沟球轴承', '6204', '10', '套'],
        ['深沟球轴承', '6305', '4', '套'],
      ],
      ['name', 'partNumber', 'quantity', 'unit'],
    ],
    [
      'rows numbered',
      [
        ['1', '螺母', 'M12', '5'],
        ['2', '垫片', 'M8', '6'],
      ],
      ['ignored', 'name', 'spec', 'quantity'],
    ],
    [
      'brands of Han',
      [
        ['LC1D32M7C', '施耐德', '3'],
        ['CJX2-1210', '正泰', '2'],
      ],
      ['partNumber', 'brand', 'quantity'],
    ],
    [
      'steels are no quantity',
      [
        ['内六角', 'M8*30', '304', '100'],
        ['外六角', 'M10*40', '8.8级', '50'],
      ],
      ['name', 'spec', 'spec', 'quantity'],
    ],
    [
      'own numbers before what says all',
      [
        ['WZ10001', '六角螺母 M12', '5'],
        ['WZ10002', '平垫 M8', '6'],
      ],
      ['ownItemNumber', 'name', 'quantity'],
    ],
    [
      'a number before a bare noun is the maker’s',
      [
        ['SC50100', '标准气缸', '5'],
        ['SC63050', '标准气缸', '6'],
      ],
      ['partNumber', 'name', 'quantity'],
    ],
    [
      'price and amount',
      [
        ['平垫 M8', '20', '0.50', '10.00'],
        ['弹垫 M8', '30', '0.20', '6.00'],
      ],
      ['name', 'quantity', 'ignored', 'ignored'],
    ],
    ['a remark after the quantity', [['6204-2RS', 'SKF', '20', '套', '急用']], ['partNumber', 'brand', 'quantity', 'unit', 'remark']],
    ['若干 is a quantity, though no number', [['六角螺母 M12', '若干']], ['name', 'quantity']],
    ['a sign between cells', [['6204-2RS', '×', '20']], ['partNumber', 'ignored', 'quantity']],
    [
      'a running number that counts lines said in words',
      [
        ['1', 'M8六角螺母 100个'],
        ['2', '平垫 M8 200个'],
      ],
      ['ignored', 'name'],
    ],
  ])('%s', (_, rows, roles) => expect(rolesOf(rows)).toEqual(roles));

  test('empty cells stay empty, and the line that lacks its quantity says so', () => {
    const { lines } = read([
      ['六角螺母', 'M12', '', '个'],
      ['平垫', '', '5', '片'],
      ['弹垫 M8', '', '6', ''],
    ]);
    expect(lines.map(({ name, spec, quantity }) => [name, spec, quantity])).toEqual([
      ['六角螺母', 'M12', undefined],
      ['平垫', undefined, 5],
      ['弹垫 M8', undefined, 6],
    ]);
    expect(lines[0]!.faults).toEqual([{ field: 'quantity', words: '没有数量，请填写' }]);
  });

  test('three hundred lines are three hundred parts', () => {
    const rows = Array.from({ length: 300 }, (_, i) => [
      `${['六角螺母', '平垫', '弹垫'][i % 3]} M${[6, 8, 10, 12][i % 4]}`,
      `${((i * 7) % 50) + 1}`,
    ]);
    expect(read(rows).lines.map(({ quantity }) => quantity)).toEqual(rows.map(([, quantity]) => Number(quantity)));
  });

  test('what the buyer corrects is read so', () => {
    const text = 'QX-1\t六角螺母 M8\t5';
    const { mapping } = readText(text).table!;
    const columns = mapping.columns.map((one) => (one.column === 0 ? { ...one, role: 'ownItemNumber' as const } : one));
    expect(readText(text, { ...mapping, columns }).lines).toMatchObject([{ ownItemNumber: 'QX-1', name: '六角螺母 M8', quantity: 5 }]);
  });

  test('a row that says all in one cell, a form’s row and a numbered name are read as people mean them', () => {
    const { lines } = readText('你好\t\n六角螺母 M8 100个\t\n1、平垫 M8\t20\n品名：弹垫 M8\t数量：30');
    expect(lines.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['六角螺母 M8', 100],
      ['平垫 M8', 20],
      ['弹垫 M8', 30],
    ]);
  });

  test('words with a number are no header', () => {
    expect(read([['名称：平垫 M8', '数量5个']]).lines).toHaveLength(1);
    expect(
      rolesOf([
        ['材质304平垫 M8', '5'],
        ['材质316平垫 M8', '6'],
      ]),
    ).toEqual(['name', 'quantity']);
  });
});
