import { deflateSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { readStatementFile, readTransactions } from './statement-file.ts';

const merchant = '777290058110048';
const widths = [3, 11, 11, 6, 10, 19, 12, 4, 2, 21, 2, 32, 2, 6, 10, 13, 13, 4, 15, 2, 2, 6, 2, 4, 32, 1, 21, 15];
/** A line of union pay's file, of the fields that matter. */
const line = (fields: Partial<Record<number, string>>) => widths.map((width, at) => (fields[at] ?? '').padEnd(width)).join(' ');
const paid = line({ 0: 'S22', 6: '000000001000', 9: '202611211000', 11: 'charge1', 19: '01', 27: merchant });
const back = line({ 0: 'S30', 6: '000000000300', 9: '202611211500', 11: 'refund1', 19: '04', 26: '202611211000', 27: merchant });
const lines = [
  { kind: 'payment', transactionId: '202611211000', reference: 'charge1', amount: 1000 },
  { kind: 'refund', transactionId: '202611211000', reference: 'refund1', amount: 300 },
];

test('payments and refunds of this merchant are read, by the numbers of their fields', () => {
  const foreign = line({ 6: '1', 9: 'x', 11: 'y', 19: '01', 27: 'another' });
  const other = line({ 6: '1', 9: 'x', 11: 'y', 19: '31', 27: merchant });
  expect(readTransactions([paid, foreign, other, back, ''].join('\r\n'), merchant)).toEqual(lines);
});

/** A zip of one stored file: as small as the format allows. */
function zipOf(name: string, text: string): Buffer {
  const [file, content] = [Buffer.from(name), Buffer.from(text)];
  const shared = Buffer.alloc(26);
  shared.writeUInt16LE(20, 0);
  shared.writeUInt32LE(crc32(content), 10);
  shared.writeUInt32LE(content.length, 14);
  shared.writeUInt32LE(content.length, 18);
  shared.writeUInt16LE(file.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), shared, file, content]);
  const central = Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), shared, Buffer.alloc(14), file]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}
const crc32 = (bytes: Buffer) => {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
};

test('the file comes as a zip, deflated, in base64; other files beside it are left alone', async () => {
  const answer = (name: string) => deflateSync(zipOf(name, `${paid}\r\n${back}\r\n`)).toString('base64');
  expect(await readStatementFile(answer('INN26112188ZM_777290058110048'), merchant)).toEqual(lines);
  expect(await readStatementFile(answer('INN26112188ZME_777290058110048'), merchant)).toEqual([]);
});
