import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { fromBuffer } from 'yauzl';
import type { StatementLine } from '../payment/payment-provider.ts';

/** Widths of a line's fields, one blank between them: union pay's file of a merchant's transactions (…ZM_…). */
const widths = [3, 11, 11, 6, 10, 19, 12, 4, 2, 21, 2, 32, 2, 6, 10, 13, 13, 4, 15, 2, 2, 6, 2, 4, 32, 1, 21, 15] as const;
const [amountAt, queryIdAt, orderIdAt, typeAt, originalAt, merchantAt] = [6, 9, 11, 19, 26, 27];
const kinds: Readonly<Record<string, StatementLine['kind']>> = { '01': 'payment', '04': 'refund' };

function fieldsOf(line: string): string[] {
  let at = 0;
  return widths.map((width) => {
    const field = line.slice(at, at + width).trim();
    at += width + 1;
    return field;
  });
}

/** The lines of a file of transactions; what neither takes nor returns money is left out. */
export const readTransactions = (text: string, merchantId: string): StatementLine[] =>
  text.split(/\r?\n/).flatMap((line) => {
    const fields = fieldsOf(line);
    const kind = kinds[fields[typeAt]!];
    if (!kind || fields[merchantAt] !== merchantId) return [];
    const transactionId = kind === 'payment' ? fields[queryIdAt]! : fields[originalAt]!;
    return [{ kind, transactionId, reference: fields[orderIdAt]!, amount: Number(fields[amountAt]) }];
  });

/** @param content of the answer: a zip, deflated, in base64 */
export async function readStatementFile(content: string, merchantId: string): Promise<StatementLine[]> {
  const zip = await promisify(inflate)(Buffer.from(content, 'base64'), { maxOutputLength: mostBytes });
  const texts = await textsIn(zip);
  return texts.flatMap((text) => readTransactions(text, merchantId));
}

const mostBytes = 256 * 1024 * 1024;

/** The texts of the files of transactions in a zip. */
function textsIn(zip: Buffer): Promise<string[]> {
  return new Promise((resolve, reject) => {
    fromBuffer(zip, { lazyEntries: true }, (fault, file) => {
      if (fault) return reject(fault);
      const texts: string[] = [];
      file.on('error', reject).on('end', () => resolve(texts));
      file.on('entry', (entry: { fileName: string }) => {
        if (!/ZM_/.test(entry.fileName)) return file.readEntry();
        file.openReadStream(entry as Parameters<typeof file.openReadStream>[0], (problem, stream) => {
          if (problem) return reject(problem);
          const parts: Buffer[] = [];
          stream
            .on('data', (part: Buffer) => parts.push(part))
            .on('error', reject)
            .on('end', () => {
              texts.push(new TextDecoder('gb18030').decode(Buffer.concat(parts)));
              file.readEntry();
            });
        });
      });
      file.readEntry();
    });
  });
}
