import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { AssistantKey, AssistantKeyWish } from '@mall/api-contract/assistant';
import { may } from '@mall/domain/account';
import { type AssistantAbility, allowedByKey, assistantKeyLimits as most } from '@mall/domain/assistant';
import { shanghaiDate } from '@mall/domain/time';
import type { Database } from '../../database/database.ts';
import type { Kp } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import { accountService } from '../account/account.service.ts';
import { peopleService } from '../account/people.service.ts';
import { type AssistantKeyRow, assistantKeyRepository, type KeyUse } from './assistant-key.repository.ts';

/** Whom a key lets in: in whose name it acts, and what it may at this moment. */
export interface AssistantAgent {
  key: Pick<AssistantKeyRow, 'id' | 'name' | 'callsPerDay' | 'cartLimitFen'>;
  kp: Kp;
  abilities: readonly AssistantAbility[];
}

const pageSize = 20;
const hashOf = (secret: string) => createHash('sha256').update(secret).digest();
const today = () => shanghaiDate(Date.now());

/** Keys with which a company's own assistant acts for the person who made it (rules agent 1–8): `ak_<id>_<secret>`, kept hashed. */
export const assistantKeyService = (db: Database) => {
  const keys = assistantKeyRepository(db);
  return {
    /** Whom a key lets in; looked up each time, so that an ended one, and one of a disabled person, end at once in every process. */
    async lookUp(secret: string): Promise<AssistantAgent | undefined> {
      const [, id = '', own = ''] = /^ak_([1-9]\d{0,8})_([\w-]{43})$/.exec(secret) ?? [];
      const key = id === '' ? undefined : await keys.live(Number(id));
      if (!key || !timingSafeEqual(hashOf(own), key.secretHash)) return undefined;
      const person = await accountService(db).personOf(key.kpId, key.customerId);
      if (!person || !may(person, 'manage')) return undefined;
      const { abilities, rights } = allowedByKey(key.abilities, person);
      return { key, abilities, kp: { kpId: key.kpId, customerId: key.customerId, isManager: false, rights, operatorId: undefined } };
    },

    async list({ customerId }: Kp): Promise<AssistantKey[]> {
      const [rows, people] = await Promise.all([keys.list(customerId, today()), accountService(db).people(customerId)]);
      const of = new Map(people.map((one) => [one.id, one]));
      return rows.map(({ secretHash: _, customerId: __, kpId, calls, cartFen, lastUsedAt, endedAt, ...key }) => {
        const person = of.get(kpId);
        const isHeld = person?.isEnabled && may(person, 'manage');
        const state = endedAt ? 'ended' : Date.parse(key.expiresAt) <= Date.now() ? 'expired' : isHeld ? 'live' : 'resting';
        return {
          ...key,
          ...{ callsToday: calls ?? 0, cartTodayFen: cartFen ?? 0, state },
          ...{ contactName: person?.contactName ?? '已离职同事', lastUsedAt: lastUsedAt ?? '' },
        };
      });
    },

    /** @returns the key, which is told this once @throws {MallError} ASSISTANT_KEY_TOO_MANY */
    add: (kp: Kp, { days, name, ...wish }: AssistantKeyWish): Promise<{ id: number; secret: string }> =>
      db.transaction(async (tx) => {
        const own = assistantKeyRepository(tx);
        if ((await own.countLocked(kp.customerId)) >= most.perCompany) throw new MallError('ASSISTANT_KEY_TOO_MANY');
        const secret = randomBytes(32).toString('base64url');
        const row = { ...wish, name: name.trim(), customerId: kp.customerId, kpId: kp.kpId, secretHash: hashOf(secret) };
        const id = await own.insert(row, days);
        await peopleService(tx).note(kp, `新建了助手密钥 ${row.name}`);
        return { id, secret: `ak_${id}_${secret}` };
      }),

    /** @throws {MallError} ASSISTANT_KEY_NOT_FOUND */
    end: (kp: Kp, id: number): Promise<void> =>
      db.transaction(async (tx) => {
        const ended = await assistantKeyRepository(tx).end(kp.customerId, id);
        if (!ended) throw new MallError('ASSISTANT_KEY_NOT_FOUND');
        if (ended.wasLive) await peopleService(tx).note(kp, `停用了助手密钥 ${ended.name}`);
      }),

    async uses({ customerId }: Kp, keyId: number | undefined, pageIndex: number) {
      const [items, total] = await Promise.all([
        keys.uses(customerId, keyId ?? null, (pageIndex - 1) * pageSize, pageSize),
        keys.countUses(customerId, keyId ?? null),
      ]);
      return { pageIndex, pageSize, total, items };
    },

    /** One more use of today. @returns the day it counts for @throws {MallError} ASSISTANT_CALLS_USED_UP */
    async count({ key }: AssistantAgent): Promise<string> {
      const day = today();
      if (!(await keys.count(key, day))) throw new MallError('ASSISTANT_CALLS_USED_UP');
      return day;
    },
    /** So much goes into the cart on a day of which a use was counted; less than nothing gives it back. @throws {MallError} ASSISTANT_CART_USED_UP */
    async spend({ key }: AssistantAgent, day: string, fen: number) {
      if (!(await keys.spend(key, day, fen))) throw new MallError('ASSISTANT_CART_USED_UP');
    },
    keep: (use: KeyUse) => keys.keep(use),
    /** By the clock: what is older than a year. */
    removeOld: () => keys.removeOld(),
  };
};
