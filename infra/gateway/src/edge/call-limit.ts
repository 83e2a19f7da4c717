import type { FastifyRequest } from 'fastify';

/** The browser's own patience (calls' time-out); the assistant thinks, files are written and ten megabytes are on their way for longer. */
export const callLimitMs = 8000;
const slowCalls = /^\/api\/(?:ai|download|ocr)\//;
const slowLimitMs = 60_000;

/** How long the API may take for what is asked, in ms (rule calls 24). */
export const limitOf = ({ path, call }: FastifyRequest['asked']): number =>
  slowCalls.test(path) || call?.call.upload || call?.call.patienceMs ? slowLimitMs : callLimitMs;
