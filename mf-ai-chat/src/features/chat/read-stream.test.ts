import { expect, test } from '@jest/globals';
import { readStream, StreamCutError } from './read-stream.ts';

const encoder = new TextEncoder();

const streamOf = (chunks: (string | Uint8Array)[], onCancel = () => {}) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(typeof chunk === 'string' ? encoder.encode(chunk) : chunk);
      controller.close();
    },
    cancel: onCancel,
  });

async function read(chunks: (string | Uint8Array)[]) {
  const events: unknown[] = [];
  for await (const event of readStream(streamOf(chunks))) events.push(event);
  return events;
}

const whole = 'data: {"type":"Answer","text":"有货，当日发货"}\n\ndata: {"type":"Answer","text":"。"}\n\ndata: [DONE]\n\n';
const expected = [
  { type: 'Answer', text: '有货，当日发货' },
  { type: 'Answer', text: '。' },
];

test('each data line is one event, and the done marker ends the answer', async () => {
  expect(await read([whole])).toEqual(expected);
  expect(await read([`${whole}data: {"type":"Answer","text":"迟到"}\n`])).toEqual(expected);
});

test('a line cut anywhere, even inside a Chinese character, is put together again', async () => {
  const bytes = encoder.encode(whole);
  for (let cut = 1; cut < bytes.length; cut += 1) expect(await read([bytes.slice(0, cut), bytes.slice(cut)])).toEqual(expected);
});

test('byte by byte is as good as at once', async () => {
  expect(await read([...encoder.encode(whole)].map((byte) => Uint8Array.of(byte)))).toEqual(expected);
});

test('Windows line ends, missing spaces, comments and other fields make no difference', async () => {
  const text = ': ping\r\nevent: message\r\nid: 1\r\ndata:{"type":"Answer","text":"好"}\r\n\r\ndata: 坏的\r\ndata: [DONE]\r\n';
  const expectedHere = [{ type: 'Answer', text: '好' }];
  expect(await read([text])).toEqual(expectedHere);
  expect(await read([...text].map((sign) => sign))).toEqual(expectedHere);
});

test('an answer that ends without the done marker is told from a complete one', async () => {
  await expect(read(['data: {"type":"Answer","text":"有"}\n'])).rejects.toThrow(StreamCutError);
  expect(await read(['data: [DONE]'])).toEqual([]);
});

test('who stops reading ends the request', async () => {
  let cancelled = false;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(encoder.encode('data: {"type":"Answer","text":"…"}\n')),
    cancel: () => {
      cancelled = true;
    },
  });
  for await (const _ of readStream(endless)) break;
  expect(cancelled).toBe(true);
});
