import Type, { type Static } from 'typebox';

/** What a column of a list holds. */
export const ListColumnRole = Type.Enum([
  ...['ownItemNumber', 'skuNumber', 'partNumber', 'name', 'brand', 'spec', 'quantity', 'unit', 'remark', 'ignored'],
] as const);

/** How a table is read: shown, corrected, given back, and remembered for the company by the header (rule inquiry 32). */
export const ListMapping = Type.Object({
  sheet: Type.String({ maxLength: 100, description: 'which sheet, by its name' }),
  headerRow: Type.Integer({ minimum: 0, maximum: 20_000, description: 'row of the header, from 1; 0: there is none' }),
  columns: Type.Array(
    Type.Object({
      column: Type.Integer({ minimum: 0, maximum: 200, description: 'from 0' }),
      role: ListColumnRole,
      header: Type.String({ maxLength: 500, description: 'as the sheet calls it' }),
      certainty: Type.Number({ minimum: 0, maximum: 1 }),
    }),
    { maxItems: 200 },
  ),
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
  original: Type.Union(
    [
      Type.Object({ url: Type.String({ description: 'opens it for an hour' }), isPicture: Type.Boolean({ description: 'else a PDF' }) }),
      Type.Null(),
    ],
    { description: 'the picture or PDF that this was read from' },
  ),
  notes: Type.Array(Type.String(), { description: 'what was left out, in words: hidden columns, empty rows, formulas' }),
});
export type RecognisedList = Static<typeof RecognisedList>;
