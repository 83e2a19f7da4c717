import { createHash } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import type { Caller } from '../../http/caller.ts';
import { visitRepository } from './visit.repository.ts';

const recentMinutes = 5;
const recordsAtMost = 100_000;

type Visitor = Pick<Caller, 'kp' | 'device' | 'ip' | 'userAgent'>;

/** One name for who looks, without saying who it is: the person, else the browser, else the address with what it calls itself. */
const nameOf = ({ kp, device, ip, userAgent }: Visitor): string =>
  kp
    ? `kp ${kp.kpId}`
    : createHash('sha256')
        .update(device || `${ip} ${userAgent}`)
        .digest('base64url')
        .slice(0, 22);

/** Who else looks at a page, and where somebody came from (rules product 25, 26). */
export const visitService = (db: Database) => ({
  async see(entityType: number, entityId: string, visitor: Visitor) {
    const currentVisitUsers = await visitRepository(db).see(entityType, entityId.toUpperCase(), nameOf(visitor), recentMinutes);
    return { currentVisitUsers };
  },
  async record(request: { requestId: string; requestUrl: string; keyword?: string | undefined }, visitor: Visitor) {
    await visitRepository(db).record(nameOf(visitor), { ...request, keyword: request.keyword ?? '' });
    return { isRecorded: true };
  },
  /** The visitor's own record only. */
  recorded: async (requestId: string, visitor: Visitor) =>
    (await visitRepository(db).recorded(nameOf(visitor), requestId)) ?? { requestUrl: '', keyword: '' },
  removeOld: () => visitRepository(db).sweep(recordsAtMost),
});
