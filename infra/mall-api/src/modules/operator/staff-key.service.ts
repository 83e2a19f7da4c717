import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { NewStaffKey, StaffKey } from '@mall/api-contract/operator';
import type { StaffRole } from '@mall/domain/staff';
import type { Database } from '../../database/database.ts';
import type { Staff } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import { type StaffAct, staffActsService } from '../staff/staff-acts.service.ts';

import { type StaffKeyRow, staffKeyRepository } from './staff-key.repository.ts';

const keysAtMost = 50;
const rememberedMs = 3000;
const minuteMs = 60_000;

/** What was looked up in the last seconds. Only what is true is remembered, so as many as there are keys. */
const memory = new Map<string, { staff: Staff; until: number }>();

const hashOf = (secret: string) => createHash('sha256').update(secret).digest();
const seen = ({ secretHash: _, ...key }: StaffKeyRow): StaffKey => key;

export type By = Pick<StaffAct, 'operatorId' | 'keyId' | 'requestId' | 'ip' | 'why'>;

/** Keys of programs (rule operator 17): `mk_<id>_<secret>`, kept hashed. */
export const staffKeyService = (db: Database) => ({
  /** Whom a key lets in. One that was ended lives on for at most 3 seconds in other processes of the API, not in this one. */
  async lookUp(key: string): Promise<Staff | undefined> {
    const [, id = '', secret = ''] = /^mk_([1-9]\d{0,8})_([\w-]{43})$/.exec(key) ?? [];
    if (!id) return undefined;
    const name = hashOf(key).toString('base64');
    const known = memory.get(name);
    if (known && known.until > Date.now()) return known.staff;
    memory.delete(name);
    const row = await staffKeyRepository(db).live(Number(id));
    if (!row || !timingSafeEqual(hashOf(secret), row.secretHash)) return undefined;
    if (!row.lastUsedAt || Date.now() - Date.parse(row.lastUsedAt) > minuteMs) await staffKeyRepository(db).used(row.id);
    const staff: Staff = { operatorId: undefined, keyId: row.id, roles: row.roles };
    memory.set(name, { staff, until: Math.min(Date.now() + rememberedMs, Date.parse(row.expiresAt)) });
    return staff;
  },
  list: async (): Promise<StaffKey[]> => (await staffKeyRepository(db).list()).map(seen),
  /** @throws STAFF_KEY_TOO_MANY */
  add: (name: string, roles: StaffRole[], days: number, createdBy: string, by: By): Promise<NewStaffKey> =>
    db.transaction(async (tx) => {
      const keys = staffKeyRepository(tx);
      if ((await keys.countLocked()) >= keysAtMost) throw new MallError('STAFF_KEY_TOO_MANY');
      const secret = randomBytes(32).toString('base64url');
      const row = await keys.insert({ name, secretHash: hashOf(secret), roles, createdBy }, days);
      await staffActsService(tx).record({ ...by, act: 'addKey', subject: name, details: { keyId: row.id, roles, days } });
      return { key: seen(row), secret: `mk_${row.id}_${secret}` };
    }),
  /** @throws NOT_FOUND */
  async end(id: number, by: By): Promise<StaffKey> {
    const row = await db.transaction(async (tx) => {
      const ended = await staffKeyRepository(tx).end(id);
      if (!ended) throw new MallError('NOT_FOUND', { url: `/keys/${id}` });
      await staffActsService(tx).record({ ...by, act: 'endKey', subject: ended.name, details: { keyId: id } });
      return ended;
    });
    for (const [name, { staff }] of memory) if (staff.keyId === id) memory.delete(name);
    return seen(row);
  },
  names: async (ids: readonly number[]): Promise<Map<number, string>> =>
    new Map((await staffKeyRepository(db).names(ids)).map(({ id, name }) => [id, name])),
});
