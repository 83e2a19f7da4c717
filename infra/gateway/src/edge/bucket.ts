import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookiesOf } from './bound-cookies.ts';
import { cookie } from './cookies.ts';

const oneYear = 365 * 24 * 3600;
const given = new WeakMap<FastifyRequest, number>();

/** Reads which hundredth of the visitors somebody belongs to. @returns undefined where no valid bucket was given out yet */
export function bucketOf(cookie: string | undefined): number | undefined {
  return /^\d{1,2}$/.test(cookie ?? '') ? Number(cookie) : undefined;
}

/** The hundredth of whoever asks, 0–99, for a year: while a canary or a flag is for some browsers only, who has none is given one. */
export function bucketFor(request: FastifyRequest, reply: FastifyReply): number {
  const known = given.get(request) ?? bucketOf(cookiesOf(request).bucket);
  if (known !== undefined) return known;
  const bucket = randomInt(100);
  given.set(request, bucket);
  reply.header('set-cookie', cookie('bucket', String(bucket), oneYear, request.protocol === 'https', true));
  return bucket;
}
