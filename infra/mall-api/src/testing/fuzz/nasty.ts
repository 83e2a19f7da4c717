import fc from 'fast-check';

const nested = (depth: number, wrap: (inner: unknown) => unknown) => {
  let value: unknown = 'x';
  for (let i = 0; i < depth; i += 1) value = wrap(value);
  return value;
};

const texts = [
  ...[
    '',
    ' ',
    '\0',
    'a\0b',
    '\u{d800}',
    '\u200b',
    '\u202e',
    '😀'.repeat(50),
    '中'.repeat(5000),
    'x'.repeat(20_000),
    '\n\r\t',
    '\u0001\u001f\u007f',
  ],
  ...[
    "'; drop table sku; --",
    '%',
    '_',
    '\\',
    '$1',
    '{{7*7}}',
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '%00',
    '(((((((',
    '[a-',
    '(a+)+$',
  ],
  ...['-1', '0', '1e999', 'NaN', 'Infinity', '１２３', '١٢٣', '1,000', '0x10', 'null', 'undefined', 'true', '[object Object]'],
  ...['0000-00-00', '2026-02-30', '9999-12-31T23:59:59Z', '+275760-09-13', '99999999999999999999', '__proto__', 'constructor', 'toString'],
];
const numbers = [-1, 0, -0, 0.1, 1.5, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, -(2 ** 53), 1e21, 1e308, 5e-324];
const others = [
  ...[null, true, false, [], {}, [[]], [null], { length: 1e9 }, JSON.parse('{"__proto__":{"isAdmin":true}}'), { toString: 1 }, { $gt: '' }],
  ...[
    nested(200, (inner) => [inner]),
    nested(200, (inner) => ({ inner })),
    Array(5000).fill(1),
    Array(3000).fill({ sku: 'X', quantity: 1 }),
  ],
];

/** What nobody should send: of another type, huge, negative, nested, with NUL. */
export const nasty: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown[]>(...texts, ...numbers, ...others),
  fc.string({ unit: 'binary' }),
  fc.double(),
);
/** The same for what stands in an address. */
export const nastyText: fc.Arbitrary<string> = fc.oneof(fc.constantFrom(...texts, ...numbers.map(String)), fc.string({ unit: 'binary' }));
