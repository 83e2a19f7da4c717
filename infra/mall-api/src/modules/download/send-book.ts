import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ObjectStorage } from '../../adapters/object-storage/object-storage.ts';
import { Overload } from '../../load/overload.ts';
import { type TurnRules, turns } from '../../load/turns.ts';
import { byteRange } from '../file/byte-range.ts';
import { asAttachment } from '../file/file-name.ts';

/** So much of each is held in memory while it goes out. */
const partBytes = 128 * 1024;
/** So many go out at once: 12 MB at most, and the gateway's other calls find their way. Others wait, and then come again. */
const usualLine = { atOnce: 96, waiting: 2000, patienceMs: 6000 };
/** Who takes nothing for so long gives the place up. */
const silenceMs = 30_000;

interface Book {
  fileId: string;
  size: number;
  name: string;
}

/** Sends catalogues: whole or a part, to be saved or looked at, a bounded number at once (rule download 23). */
export function bookSender(storage: Pick<ObjectStorage, 'readPart'>, line: TurnRules = usualLine) {
  const inTurn = turns(line, () => new Overload('too many catalogues go out'));
  const partsOf = (fileId: string, from: number, to: number) =>
    Readable.from(
      (async function* () {
        for (let at = from; at <= to; ) {
          const part = await storage.readPart(fileId, at, Math.min(to, at + partBytes - 1));
          if (!part?.length) throw new Error(`the catalogue ${fileId} is not in the storage`);
          at += part.length;
          yield part;
        }
      })(),
      { highWaterMark: 1 },
    );
  return async (request: FastifyRequest, reply: FastifyReply, { fileId, size, name }: Book, isPreview: boolean): Promise<FastifyReply> => {
    const tag = `"${fileId}"`;
    reply
      .header('accept-ranges', 'bytes')
      .header('etag', tag)
      .header('cache-control', 'private, max-age=600')
      .header('x-content-type-options', 'nosniff')
      .header('content-disposition', isPreview ? asAttachment(name).replace('attachment', 'inline') : asAttachment(name))
      .type('application/pdf');
    if (request.headers['if-none-match'] === tag) return reply.status(304).send();
    // A part of what was there before would not fit the rest.
    const isSame = request.headers['if-range'] === undefined || request.headers['if-range'] === tag;
    const range = isSame ? byteRange(request.headers.range, size) : { kind: 'whole' as const };
    if (range.kind === 'outside') return reply.status(416).header('content-range', `bytes */${size}`).send();
    const [from, to] = range.kind === 'part' ? [range.from, range.to] : [0, size - 1];
    if (range.kind === 'part') reply.status(206).header('content-range', `bytes ${from}-${to}/${size}`);
    await inTurn.take('catalogues', async () => {
      const stream = partsOf(fileId, from, to);
      reply.raw.setTimeout(silenceMs, () => reply.raw.destroy());
      reply.header('content-length', to - from + 1).send(stream);
      await finished(reply.raw).catch(() => stream.destroy());
    });
    return reply;
  };
}
