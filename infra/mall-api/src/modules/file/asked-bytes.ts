import type { FastifyReply, FastifyRequest } from 'fastify';
import { byteRange } from './byte-range.ts';

interface Whole {
  /** Another for each version of the file. */
  tag: string;
  /** In bytes, at least 1. */
  size: number;
}
/** `from` and `to` included. */
interface AskedBytes {
  from: number;
  to: number;
  length: number;
}

/**
 * Which bytes of a file are asked for, and the headers that say so (`If-None-Match`, `Range`, `If-Range`; RFC 9110).
 * @returns undefined where nothing of it is sent: it is known already (304), or has no such part (416)
 */
export function askedBytes(request: FastifyRequest, reply: FastifyReply, { tag: name, size }: Whole): AskedBytes | undefined {
  const tag = `"${name}"`;
  const { range: asked, 'if-range': ifRange, 'if-none-match': known } = request.headers;
  reply.header('accept-ranges', 'bytes').header('etag', tag);
  if (known === tag) {
    reply.status(304);
    return undefined;
  }
  // A part of what was there before would not fit the rest.
  const isSame = ifRange === undefined || ifRange === tag;
  const range = isSame && request.method === 'GET' ? byteRange(asked, size) : { kind: 'whole' as const };
  if (range.kind === 'outside') {
    reply.status(416).header('content-range', `bytes */${size}`);
    return undefined;
  }
  const { from, to } = range.kind === 'part' ? range : { from: 0, to: size - 1 };
  if (range.kind === 'part') reply.status(206).header('content-range', `bytes ${from}-${to}/${size}`);
  return { from, to, length: to - from + 1 };
}
