import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { askedBytes } from '../file/asked-bytes.ts';
import type { OpenFilm } from './films.ts';

const keptSeconds = 7 * 86_400;
/** Who takes nothing for so long asks again for what is missing. */
const silenceMs = 30_000;

/** Sends a film, whole or the part a player asks for (rule content 38), and closes it. */
export async function sendFilm(request: FastifyRequest, reply: FastifyReply, { handle, size, changedAt }: OpenFilm): Promise<FastifyReply> {
  reply.header('x-content-type-options', 'nosniff').type('video/webm');
  const bytes = askedBytes(request, reply, { tag: `${size.toString(36)}-${changedAt.toString(36)}`, size });
  reply.header('cache-control', reply.statusCode === 416 ? 'no-store' : `public, max-age=${keptSeconds}`);
  if (bytes) reply.header('content-length', bytes.length);
  if (!bytes || request.method === 'HEAD') {
    await handle.close();
    return reply.send(bytes && Readable.from([]));
  }
  reply.raw.setTimeout(silenceMs, () => reply.raw.destroy());
  return reply.send(handle.createReadStream({ start: bytes.from, end: bytes.to }));
}
