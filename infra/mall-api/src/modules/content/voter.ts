import { createHash } from 'node:crypto';
import type { Caller } from '../../http/caller.ts';

/** One name for who says whether a text was of use, without saying who it is: the person, else the browser, else the address with what it calls itself. */
export const voterOf = ({ kp, device, ip, userAgent }: Pick<Caller, 'kp' | 'device' | 'ip' | 'userAgent'>): string =>
  kp
    ? `kp ${kp.kpId}`
    : createHash('sha256')
        .update(device || `${ip} ${userAgent}`)
        .digest('base64url')
        .slice(0, 22);
