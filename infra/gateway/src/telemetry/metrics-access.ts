import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isLoopback } from '../edge/this-machine.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * May this request read the figures? With a token (METRICS_TOKEN): whoever carries it as bearer. Without one: only this machine itself, and nothing
 * that a proxy passed on.
 */
export function mayReadMetrics({ headers, ip, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token) return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
  const isPassedOn = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined || headers['x-real-ip'] !== undefined;
  return !isPassedOn && isLoopback(ip) && isLoopback(socket.remoteAddress ?? '');
}
