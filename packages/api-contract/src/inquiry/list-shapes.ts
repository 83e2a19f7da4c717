import Type, { type Static } from 'typebox';

/** What a column of a list means to an inquiry. */
export const listFields = [
  'ownItemNumber',
  'skuNumber',
  'partNumber',
  'name',
  'brand',
  'spec',
  'quantity',
  'unit',
  'remark',
  'ignore',
] as const;
export const ListField = Type.Enum([...listFields]);
export type ListField = Static<typeof ListField>;

/** How a table is read, once the buyer has confirmed it: remembered for the company by the header (rule inquiry 32). */
export const ListMapping = Type.Object({
  sheet: Type.Integer({ minimum: 0, maximum: 50, description: 'which sheet, from 0' }),
  headerRow: Type.Integer({ minimum: 0, maximum: 1000, description: 'row of the header, from 1; 0: there is none' }),
  columns: Type.Array(ListField, { maxItems: 100, description: 'of the columns from the left' }),
});
export type ListMapping = Static<typeof ListMapping>;

const Cell = Type.String();

/** A picture of what was understood, for the buyer to correct. */
export const RecognisedList = Type.Object({
  kind: Type.Enum(['table', 'text']),
  sheets: Type.Array(Type.Object({ name: Type.String(), rowCount: Type.Integer() })),
  mapping: ListMapping,
  isRemembered: Type.Boolean({ description: 'read as this company confirmed it before' }),
  header: Type.Array(Cell),
  sample: Type.Array(Type.Array(Cell), { description: 'the first rows below the header, as they stand' }),
  lines: Type.Array(
    Type.Object({
      row: Type.Integer({ description: 'row of the sheet or line of the text, from 1' }),
      said: Type.String(),
      itemNo: Type.String(),
      partNumber: Type.String(),
      name: Type.String(),
      brand: Type.String(),
      specification: Type.String(),
      quantity: Type.Union([Type.Integer(), Type.Null()]),
      quantitySaid: Type.String(),
      unit: Type.String(),
      remark: Type.String(),
      faults: Type.Array(Type.String()),
    }),
    { description: 'the first 50' },
  ),
  lineCount: Type.Integer(),
  faultCount: Type.Integer({ description: 'lines with a fault' }),
  notes: Type.Array(Type.String(), { description: 'what was left out, in words: hidden columns, empty rows, formulas' }),
});
export type RecognisedList = Static<typeof RecognisedList>;
