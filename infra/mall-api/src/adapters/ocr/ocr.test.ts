import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readPages } from '@mall/domain/inquiry/list';
import sharp from 'sharp';
import { isAlive } from '../../database/is-alive.ts';
import { pdfOf } from '../../papers/pdf-of.ts';
import { readSettings } from '../../settings.ts';
import { aPicture } from '../../testing/a-picture.ts';
import { embedded } from '../../testing/embedded.ts';
import { embeddedOcr } from './embedded/embedded-ocr.ts';
import type { OcrPage, Recogniser } from './ocr.ts';
import { ocrOf } from './ocr-of.ts';
import { readPictures } from './read-picture.ts';
import { pictureAtMost, scannedPagesAtMost } from './refusals.ts';

const rows = [
  ['型号', '品名', '数量'],
  ['6204-2RS', '深沟球轴承', '20'],
  ['UCP205', '轴承座', '4'],
];
let picture: Buffer;
beforeAll(async () => {
  picture = await aPicture(rows, [40, 340, 640]);
});

const model = embeddedOcr();
afterAll(() => model.end());
/** A model that knows what it sees. */
const page: OcrPage = { width: 100, height: 50, lines: [] };
const known = (lines: OcrPage['lines'] = []): Recogniser & { seen: Uint8Array[] } => {
  const seen: Uint8Array[] = [];
  const recognise = async (jpg: Uint8Array) => {
    seen.push(jpg);
    return { ...page, lines };
  };
  return { seen, recognise, end: () => undefined };
};
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));
const word = {
  text: '6204',
  score: 0.9,
  box: [
    [1, 1],
    [40, 1],
    [40, 12],
    [1, 12],
  ] as OcrPage['lines'][number]['box'],
};
const aLine = { ...word, words: [word] };
const reasonOf = async (content: Buffer | string, reader = readPictures(known([aLine]))) => {
  const read = await reader.read(Buffer.from(content as string));
  return read.ok ? 'read' : read.reason;
};

test('a photo that was taken upright is read upright, its table with its columns, and twice the same', async () => {
  const port = readPictures(model);
  // Turned on its side, with the camera's word for how it was held.
  const photo = await sharp(picture).rotate(270).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const [first, second] = [await port.read(photo), await port.read(photo)];
  expect(second).toEqual(first);
  if (!first.ok) throw new Error(first.words);
  expect(readPages(first.pages).rows.map(({ cells }) => cells)).toEqual(rows);
  const [{ width, height, lines }] = first.pages as [OcrPage];
  expect([width, height]).toEqual([800, 308]);
  const bearing = lines.find(({ text }) => text === '6204-2RS')!;
  expect(bearing.score).toBeGreaterThan(0.9);
  expect(Math.abs(bearing.box[0][0] - 40)).toBeLessThan(20);
});

test('a reader that is killed in the middle is an answer in words, and the next picture is read by another', async () => {
  const jpg = await sharp(picture).jpeg().toBuffer();
  const before = model.pid()!;
  const answer = model.recognise(jpg);
  process.kill(before, 'SIGKILL');
  await expect(answer).rejects.toMatchObject({ reason: 'TOO_SLOW' });
  expect(await reasonOf(picture, readPictures(model))).toBe('read');
  expect(model.pid()).not.toBe(before);
});

test('a reader that takes too long or too much memory, or whose opener dies, is an answer in words', async () => {
  for (const limits of [{ cpuMs: 1 }, { wallMs: 1 }, { memoryMb: 20 }]) {
    const hasty = embeddedOcr(limits);
    expect([limits, await reasonOf(picture, readPictures(hasty))]).toEqual([limits, 'TOO_SLOW']);
    hasty.end();
  }
  expect(await reasonOf(picture, readPictures(known(), { onStart: (pid) => process.kill(pid, 'SIGKILL') }))).toBe('TOO_SLOW');
});

const chunk = (type: string, data: Buffer) => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length, 0);
  head.write(type, 4);
  return Buffer.concat([head, data, Buffer.alloc(4)]);
};
const pngHead = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** A picture of 12.5 MB that is 12 KB as a file. */
function hugePng(side: number): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(side, 0);
  size.writeUInt32BE(side, 4);
  size.set([1, 0, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side));
  return Buffer.concat([pngHead, chunk('IHDR', size), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

test('what is no picture, or too much of one, is refused in words before anything reads it', async () => {
  const still = { create: { width: 8, height: 8, channels: 3 as const, background: '#fff' } };
  const frames = await Promise.all(
    ['#fff', '#000'].map((background) =>
      sharp({ create: { ...still.create, background } })
        .png()
        .toBuffer(),
    ),
  );
  const cases: [string, Buffer | string][] = [
    ['TOO_LARGE', Buffer.alloc(pictureAtMost + 1)],
    ['HEIC', Buffer.concat([Buffer.alloc(4), Buffer.from('ftypheic'), Buffer.alloc(40)])],
    ['ANIMATED', 'GIF89a'],
    [
      'ANIMATED',
      await sharp(frames, { join: { animated: true } })
        .webp()
        .toBuffer(),
    ],
    [
      'ANIMATED',
      Buffer.concat([
        pngHead,
        (await sharp(still).png().toBuffer()).subarray(8, 33),
        chunk('acTL', Buffer.alloc(8)),
        (await sharp(still).png().toBuffer()).subarray(33),
      ]),
    ],
    ['TOO_MANY_PIXELS', hugePng(10_000)],
    ['WRONG_TYPE', 'PK\x03\x04 a zip that is called photo.png'],
    ['BROKEN', Buffer.concat([pngHead, Buffer.from('PK\x03\x04'), Buffer.alloc(300)])],
    ['BROKEN', picture.subarray(0, picture.length / 2)],
    ['PDF_BROKEN', '%PDF-1.7 and nothing of one'],
    ['PDF_PASSWORD', encryptedPdf],
  ];
  for (const [reason, content] of cases) expect([reason, await reasonOf(content)]).toEqual([reason, reason]);
  expect(await readPictures(known()).read(picture)).toMatchObject({ ok: false, reason: 'NOTHING', words: expect.stringContaining('没有') });
});

const object = (number: number, content: string) => `${number} 0 obj\n${content}\nendobj\n`;
const encryptedPdf = `%PDF-1.4\n${object(1, '<</Type/Catalog/Pages 2 0 R>>')}${object(2, '<</Type/Pages/Kids[3 0 R]/Count 1>>')}${object(3, '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>')}${object(4, `<</Filter/Standard/V 1/R 2/P -4/O<${'ab'.repeat(32)}>/U<${'cd'.repeat(32)}>>>`)}trailer<</Root 1 0 R/Encrypt 4 0 R/ID[<01><01>]>>\n%%EOF`;
/** Pages with nothing but a grey area, as blank scans are. */
const blankPages = (count: number) =>
  `%PDF-1.4\n${object(1, '<</Type/Catalog/Pages 2 0 R>>')}${object(2, `<</Type/Pages/Count ${count}/Kids[${Array.from({ length: count }, () => '3 0 R').join(' ')}]>>`)}${object(3, '<</Type/Page/Parent 2 0 R/MediaBox[0 0 60 80]/Contents 4 0 R>>')}${object(4, '<</Length 27>>\nstream\n0.7 g 10 10 20 20 re f     \nendstream')}trailer<</Root 1 0 R>>\n%%EOF`;

test('a PDF with text is read as it stands there, without the model', async () => {
  const columns = ['序号', '型号', '品名规格', '数量'].map((header) => ({ header, width: 100 }));
  const body = [
    ['1', '6204-2RS', '深沟球轴承 双面密封', '20'],
    ['2', 'SC50x100', '标准气缸', '4'],
  ];
  const pdf = await pdfOf({
    ...{
      letterhead: { name: '某某机械', address: '', phone: '', site: '' },
      title: '申请单',
      number: '1',
      facts: [['部门', '设备部']],
      sums: [],
      capitals: '',
      notes: [],
    },
    ...{ pageUrl: 'https://example.cn', seal: '', table: { columns, rows: body } },
  });
  const reader = known();
  const read = await readPictures(reader).read(pdf);
  if (!read.ok) throw new Error(read.words);
  expect(reader.seen).toHaveLength(0);
  const cells = readPages(read.pages).rows.map((row) => row.cells.filter(Boolean));
  expect(cells).toEqual(expect.arrayContaining([['序号', '型号', '品名规格', '数量'], ...body]));
});

test('pages of a scan are drawn and read one after the other, ten at most, and how far it is is told', async () => {
  const reader = known([aLine]);
  const progress: [number, number][] = [];
  const read = await readPictures(reader).read(Buffer.from(blankPages(14)), (done, total) => progress.push([done, total]));
  expect(read).toMatchObject({ ok: true, notes: [`PDF 共 14 页，只识别了其中 ${scannedPagesAtMost} 页，请把其余的页拆分后上传`] });
  expect(progress).toEqual(Array.from({ length: scannedPagesAtMost }, (_, at) => [at + 1, scannedPagesAtMost]));
  const { width, height } = await sharp(reader.seen[0]).metadata();
  expect([width, height]).toEqual([1800, 2400]);
});

test('a document has two pages at most, however few or many are in the file, and comes next after the page that is being read (rule ocr 8)', async () => {
  const long = Buffer.from(blankPages(300));
  const began: string[] = [];
  let goOn: () => void = () => {};
  const slow: Recogniser = {
    async recognise(jpg) {
      const { width = 0, height = 0 } = await sharp(jpg).metadata();
      began.push(width > height ? 'document' : 'list');
      if (began.length === 1) await new Promise<void>((resolve) => (goOn = resolve));
      return { ...page, lines: [aLine] };
    },
    end: () => undefined,
  };
  const openers: number[] = [];
  const port = readPictures(slow, { onStart: (pid) => openers.push(pid) });
  expect(await port.readDocument(long)).toMatchObject({ ok: false, reason: 'TOO_MANY_PAGES', words: expect.stringContaining('证件') });
  const list = port.read(Buffer.from(blankPages(3)));
  while (began.length === 0) await nextTurn();
  const document = port.readDocument(await sharp(picture).jpeg().toBuffer());
  // What opens a file ends with it: the document waits at the model before the list's first page is read.
  while (openers.length < 3 || isAlive(openers[2]!)) await nextTurn();
  goOn();
  await Promise.all([list, document]);
  expect(began.filter((one) => one === 'list')).toHaveLength(3);
  expect(began.indexOf('document')).toBeLessThan(3);
});

test('an outside service reads the prepared picture; one that fails is no answer', async () => {
  let status = 200;
  const seen: unknown[] = [];
  const service = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const one of request) chunks.push(one as Buffer);
    const { format, width } = await sharp(Buffer.concat(chunks)).metadata();
    seen.push([request.headers.authorization, request.headers['content-type'], format, width]);
    response.writeHead(status).end(JSON.stringify(status === 200 ? { width, height: 308, lines: [word, { ...word, text: ' ' }] } : {}));
  });
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/`;
  const port = ocrOf(readSettings({ ...embedded, MALL_OCR: 'service', OCR_URL: url, OCR_SECRET: 's' }));
  expect(await port.read(picture)).toEqual({ ok: true, notes: [], pages: [{ width: 800, height: 308, lines: [aLine] }] });
  expect(seen).toEqual([['Bearer s', 'image/jpeg', 'jpeg', 800]]);
  status = 500;
  await expect(port.read(picture)).rejects.toThrow('the OCR service answered 500');
  service.close();
  expect(() => readSettings({ ...embedded, MALL_OCR: 'service' })).toThrow(/OCR_URL[\s\S]*OCR_SECRET/);
  expect(() => readSettings({ ...embedded, MALL_OCR: 'guess' })).toThrow('MALL_OCR');
});
