import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { harmlessCell } from './harmless-cell.ts';

/** A workbook of one sheet that is too long to hold: its rows are written as they come. */
export interface LongSheet {
  name: string;
  /** Width in letters. */
  columns: readonly { header: string; width: number }[];
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** What a workbook has besides its sheet. */
const parts = (name: string): Record<string, string> => ({
  '[Content_Types].xml': `${head}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/></Types>`,
  '_rels/.rels': `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}/relationships"><sheets><sheet name="${escaped(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
});

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Control characters and halves of characters have no place in XML. */
const escaped = (text: string) =>
  text
    .toWellFormed()
    .replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')
    .replace(/[&<>"]/g, (one) => entities[one]!);

/** Numbers are numbers; a text can't become a formula (rule download 9). */
const cell = (value: string | number) =>
  typeof value === 'number'
    ? `<c><v>${value}</v></c>`
    : value === ''
      ? '<c/>'
      : `<c t="inlineStr"><is><t xml:space="preserve">${escaped(harmlessCell(value))}</t></is></c>`;
const row = (cells: readonly (string | number)[]) => `<row>${cells.map(cell).join('')}</row>`;

const bytesOf = async (stream: Readable): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

/**
 * Begins a workbook. What is held of it is what is packed already, some 60 bytes a row, and the rows of one `add`.
 * @returns `add` for rows, in their order, and `end` for the file's bytes
 */
export function longSheet({ name, columns }: LongSheet) {
  const zip = new ZipFile();
  const sheet = new PassThrough();
  for (const [path, text] of Object.entries(parts(name))) zip.addBuffer(Buffer.from(text), path);
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml');
  zip.end();
  const file = bytesOf(zip.outputStream as Readable);
  const widths = columns.map(({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`).join('');
  const frozen =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
  sheet.write(`${head}<worksheet xmlns="${main}">${frozen}<cols>${widths}</cols><sheetData>${row(columns.map(({ header }) => header))}`);
  return {
    /** Resolves when the next rows may come. */
    async add(rows: readonly (readonly (string | number)[])[]): Promise<void> {
      if (!sheet.write(rows.map(row).join(''))) await once(sheet, 'drain');
    },
    async end(): Promise<Buffer> {
      sheet.end('</sheetData></worksheet>');
      return file;
    },
  };
}
