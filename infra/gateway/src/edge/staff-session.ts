import { stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { dropCookie, setCookie } from '../operator/platform-cookie.ts';
import { cookiesOf } from './bound-cookies.ts';
import { deviceCookie } from './cookies.ts';

/** As long as the API keeps a session of staff (rule operator 10). */
export const staffSessionSeconds = 8 * 3600;
/** Only the workplace's calls carry it: no page of the mall and none of its areas' calls does. */
const session = { name: 'staff', path: '/_staff/api' } as const;
/** When it ends, in ms since 1970, for the page: it warns before. Worth nothing by itself. */
const end = { name: 'staff-until', path: '/_staff' } as const;

export const staffToken = (request: FastifyRequest): string | undefined => cookiesOf(request)[session.name] || undefined;

/** Who asked; noted before the API is: once its answer is there, the request may know no protocol any more. */
export interface Asker {
  protocol: string;
  device: string;
}

/** Keeps a session of staff beside the buyer's one of the same browser. */
export function keepStaffSession({ protocol, device }: Asker, reply: FastifyReply, token: string) {
  setCookie({ protocol }, reply, session.name, token, staffSessionSeconds, session.path);
  const isSecure = protocol === 'https';
  const until = Date.now() + staffSessionSeconds * 1000;
  reply.header('set-cookie', [
    deviceCookie(device, isSecure),
    stringifySetCookie({
      name: end.name,
      value: String(until),
      path: end.path,
      maxAge: staffSessionSeconds,
      sameSite: 'strict',
      secure: isSecure,
    }),
  ]);
}

export function dropStaffSession({ protocol }: Asker, reply: FastifyReply) {
  dropCookie({ protocol }, reply, session.name, session.path);
  dropCookie({ protocol }, reply, end.name, end.path);
}
