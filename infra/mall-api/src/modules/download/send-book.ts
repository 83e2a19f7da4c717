import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ObjectStorage } from '../../adapters/object-storage/object-storage.ts';
import { Overload } from '../../load/overload.ts';
import { type TurnRules, turns } from '../../load/turns.ts';
import { askedBytes } from '../file/asked-bytes.ts';
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
    reply
      .header('cache-control', 'private, max-age=600')
      .header('x-content-type-options', 'nosniff')
      .header('content-disposition', isPreview ? asAttachment(name).replace('attachment', 'inline') : asAttachment(name))
      .type('application/pdf');
    const asked = askedBytes(request, reply, { tag: fileId, size });
    if (!asked) return reply.send();
    await inTurn.take('catalogues', async () => {
      const stream = partsOf(fileId, asked.from, asked.to);
      reply.raw.setTimeout(silenceMs, () => reply.raw.destroy());
      reply.header('content-length', asked.length).send(stream);
      await finished(reply.raw).catch(() => stream.destroy());
    });
    return reply;
  };
}
