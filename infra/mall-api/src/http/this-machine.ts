import type { FastifyRequest } from 'fastify';

const loopback = /^(127\.|::1$|::ffff:127\.)/;

/** Does a request come from this machine, by every proxy's word? One that was passed on for somebody else doesn't. */
export const isOfThisMachine = ({ socket, ips = [] }: Pick<FastifyRequest, 'socket' | 'ips'>): boolean =>
  [socket.remoteAddress ?? '', ...ips].every((address) => loopback.test(address));
