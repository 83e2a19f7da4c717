import { decodeText } from './decode-text.ts';
import { lookIntoZip } from './look-into-zip.ts';
import { readCsv } from './read-csv.ts';
import { readWorkbook } from './read-workbook.ts';
import { Refused } from './refusals.ts';
import { sniff } from './sniff.ts';
import type { Spreadsheet } from './spreadsheet.ts';

// Reads one file from its input, says what is in it, and ends: whatever the file does, only this process has it.

async function input(): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function readFile(bytes: Buffer): Promise<Spreadsheet> {
  const kind = sniff(bytes);
  const notes: string[] = [];
  if (kind === 'text') {
    const { text, broken } = decodeText(bytes);
    if (broken > 0) notes.push(`文件中有 ${broken} 处乱码，已略过`);
    const rows = readCsv(text);
    if (!rows) return text.trim() ? { ok: true, kind: 'text', text, notes } : refusal(new Refused('EMPTY'));
    return filled({ ok: true, kind: 'sheets', sheets: [{ name: '', rows }], notes });
  }
  if (kind === 'zip' && (await lookIntoZip(bytes)).hasMacros) notes.push('文件中的宏没有运行，只读取了单元格');
  return filled({ ok: true, kind: 'sheets', sheets: readWorkbook(bytes), notes });
}

const filled = (read: Extract<Spreadsheet, { kind: 'sheets' }>): Spreadsheet =>
  read.sheets.some(({ rows }) => rows.length > 0) ? read : refusal(new Refused('EMPTY'));

const refusal = ({ reason, message }: Refused): Spreadsheet => ({ ok: false, reason, words: message });

const read = await readFile(await input()).catch((error: unknown) => refusal(error instanceof Refused ? error : new Refused('BROKEN')));
process.stdout.write(JSON.stringify(read));
