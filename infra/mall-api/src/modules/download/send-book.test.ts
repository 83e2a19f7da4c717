import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { bookSender } from './send-book.ts';

const size = 200_000;
const whole = Buffer.alloc(size, 7);

/** Nobody waits for a sign of somebody else here, so a busy machine refuses nobody. */
const patient = { atOnce: 96, waiting: 2000, patienceMs: 600_000 };

async function aSender(line = patient, file: Buffer | undefined = whole) {
  const seen = { open: 0, most: 0, longest: 0 };
  const send = bookSender(
    {
      async readPart(_key, from, to) {
        seen.open += 1;
        seen.most = Math.max(seen.most, seen.open);
        seen.longest = Math.max(seen.longest, to - from + 1);
        await new Promise((resolve) => setImmediate(resolve));
        seen.open -= 1;
        return file?.subarray(from, to + 1);
      },
    },
    line,
  );
  const app = Fastify();
  app.get('/', (request, reply) => send(request, reply, { fileId: 'a', size, name: '../紧固件.pdf' }, false));
  await app.ready();
  return { app, seen };
}

test('a thousand downloads at once all come whole, 96 of them at a time, each in small pieces (rule download 23)', async () => {
  const { app, seen } = await aSender();
  const all = await Promise.all(Array.from({ length: 1000 }, () => app.inject('/')));
  expect(new Set(all.map(({ statusCode, rawPayload }) => `${statusCode} ${rawPayload.length}`))).toEqual(new Set([`200 ${size}`]));
  expect(seen.most).toBeLessThanOrEqual(96);
  expect(seen.longest).toBeLessThanOrEqual(128 * 1024);
  await app.close();
});

test('who comes beyond the line is asked to come again', async () => {
  const { app } = await aSender({ atOnce: 1, waiting: 0, patienceMs: 600_000 });
  const two = await Promise.all([app.inject('/'), app.inject('/')]);
  expect(two.map(({ statusCode }) => statusCode).sort()).toEqual([200, 500]);
  await app.close();
});

test('parts fit together to the whole', async () => {
  const { app } = await aSender();
  const parts = [];
  for (const range of ['bytes=0-99', 'bytes=100-150000', 'bytes=150001-']) parts.push(await app.inject({ url: '/', headers: { range } }));
  expect(Buffer.concat(parts.map(({ rawPayload }) => rawPayload)).equals(whole)).toBe(true);
  expect(parts.map(({ statusCode }) => statusCode)).toEqual([206, 206, 206]);
  await app.close();
});
