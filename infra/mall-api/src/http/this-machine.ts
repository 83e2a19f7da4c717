import type { FastifyRequest } from 'fastify';

/** @param address of IPv4, of IPv6, or of IPv4 written as IPv6 */
export const isLoopback = (address: string): boolean => /^(127\.|::1$|::ffff:127\.)/.test(address);

/** Does a request come from this machine, by every proxy's word? One that was passed on for somebody else doesn't. */
export const isOfThisMachine = ({ socket, ips = [] }: Pick<FastifyRequest, 'socket' | 'ips'>): boolean =>
  [socket.remoteAddress ?? '', ...ips].every(isLoopback);
