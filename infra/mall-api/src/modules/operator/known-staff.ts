import { createHash } from 'node:crypto';
import type { Authenticator } from '@mall/api-contract/console';
import type { StaffRole } from '@mall/domain/staff';
import type { Database } from '../../database/database.ts';
import { type NewOperator, operatorRepository } from './operator.repository.ts';
import { ownerOfSecret, secondSteps } from './second-step.ts';
import { staffKeyRepository } from './staff-key.repository.ts';
import { codeOf, secondsLeft, stepAt } from './totp.ts';

/** Somebody to play: whose authenticator's secret is no secret. */
export interface KnownStaff {
  account: string;
  name: string;
  employeeNo: string;
  roles: StaffRole[];
  secret: Buffer;
}

/** Staff and a program to play with, where a mall is filled with examples. Who is there already stays as they are. */
export const knownStaff = (db: Database, installationKey: Buffer) => ({
  async add({ secret, ...staff }: KnownStaff, passwordHash: NewOperator['passwordHash']) {
    const { sealed } = secondSteps(installationKey);
    const secondStep = (id: number) => sealed.seal(secret, ownerOfSecret(id));
    await db.transaction((tx) => operatorRepository(tx).insertKnown({ ...staff, passwordHash, secondStep }));
  },
  /** The first key of all, `mk_1_<secret>`. @param secret 43 letters, digits, dashes or underscores */
  async addKey(name: string, roles: StaffRole[], secret: string) {
    const secretHash = createHash('sha256').update(secret).digest();
    await db.transaction((tx) => staffKeyRepository(tx).insertFirst({ name, secretHash, roles, createdBy: '演示' }));
  },
});

/** What the phones of known staff show now. Who has set up another second step since is not among them. */
export async function authenticators(db: Database, installationKey: Buffer, staff: readonly KnownStaff[]): Promise<Authenticator[]> {
  const { sealed } = secondSteps(installationKey);
  // What was kept under another key is no known secret either.
  const isKept = (id: number, secondStep: Buffer, secret: Buffer) => {
    try {
      return sealed.open(secondStep, ownerOfSecret(id)).equals(secret);
    } catch {
      return false;
    }
  };
  const now = Date.now();
  const shown = await Promise.all(
    staff.map(async ({ account, secret }) => {
      const kept = await operatorRepository(db).byAccount(account);
      if (!kept?.secondStep || !isKept(kept.id, kept.secondStep, secret)) return [];
      return [{ account, name: kept.name, code: codeOf(secret, stepAt(now)), secondsLeft: secondsLeft(now) }];
    }),
  );
  return shown.flat();
}
