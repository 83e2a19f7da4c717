import { stringifySetCookie } from 'cookie';
import type { FastifyReply } from 'fastify';
import { boundName } from '../edge/bound-cookies.ts';

type Asked = { protocol: string };

/** Sets a cookie only the gateway reads and only this site's own pages send. Several in one answer stand beside each other. */
export function setCookie(request: Asked, reply: FastifyReply, own: string, value: string, seconds: number, path = '/') {
  const secure = request.protocol === 'https';
  const name = boundName(own, secure);
  reply.header('set-cookie', stringifySetCookie({ name, value, maxAge: seconds, path, httpOnly: true, secure, sameSite: 'strict' }));
}

export const dropCookie = (request: Asked, reply: FastifyReply, name: string, path = '/') => setCookie(request, reply, name, '', 0, path);
