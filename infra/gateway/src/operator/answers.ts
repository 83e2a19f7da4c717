import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PlatformRefusal } from '../registry/platform-refusal.ts';

/** A form or script of another site can't set this header, so what carries it was meant. */
export const asksForItself = (request: FastifyRequest) => request.headers['x-platform'] === '1';

export const sendRefusal = (reply: FastifyReply, { status, code, message, details, fix }: PlatformRefusal) =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ error: { code, message, ...(details === undefined ? {} : { details }), fix } });
