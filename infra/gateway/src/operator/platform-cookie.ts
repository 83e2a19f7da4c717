import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sets a cookie only the gateway reads and only this site's own pages send. Several in one answer stand beside each other. */
export function setCookie(request: FastifyRequest, reply: FastifyReply, name: string, value: string, seconds: number, path = '/') {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  const cookie = `${name}=${encodeURIComponent(value)}; HttpOnly; Path=${path}; Max-Age=${seconds}; SameSite=Strict${secure}`;
  const before = reply.getHeader('set-cookie');
  reply.header('set-cookie', before === undefined ? cookie : [before, cookie].flat().map(String));
}

export const dropCookie = (request: FastifyRequest, reply: FastifyReply, name: string, path = '/') =>
  setCookie(request, reply, name, '', 0, path);
