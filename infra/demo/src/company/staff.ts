import { createHash } from 'node:crypto';
import { type Database, hashPassword, type KnownStaff, knownStaff } from '@mall/mall-api/filling';
import { demoPassword } from './people.ts';

const person = (account: string, name: string, employeeNo: string, role: KnownStaff['roles'][number]): KnownStaff => ({
  ...{ account, name, employeeNo, roles: [role] },
  // Twenty bytes that everybody can make: the console shows what an authenticator makes of them.
  secret: createHash('sha1').update(`authenticator of ${account} in the demo`).digest(),
});

/** One a role, to play with at the workplace: the password of all demo people, and a code that the console shows. */
export const demoStaff: readonly KnownStaff[] = [
  person('guanli', '何军', '10001', 'administrator'),
  person('xiaoshou', '李娜', '10002', 'sales'),
  person('xinyong', '孙悦', '10003', 'credit'),
  person('cangku', '赵强', '10004', 'warehouse'),
  person('caiwu', '吴敏', '10005', 'finance'),
  person('neirong', '郑洁', '10006', 'content'),
  person('pingtai', '王磊', '10007', 'platform'),
];

/** What programs act as staff with in the demo, for example the end-to-end tests: `Authorization: Bearer mk_1_…`. */
const keySecret = 'everybody-knows-this-key-it-is-of-the-demo1';

/** Staff and a key of an ERP. Who was changed since stays so. */
export async function keepDemoStaff(db: Database, installationKey: Buffer): Promise<void> {
  const known = knownStaff(db, installationKey);
  const passwordHash = await hashPassword(demoPassword);
  for (const one of demoStaff) await known.add(one, passwordHash);
  await known.addKey('演示 ERP', ['sales', 'credit', 'warehouse', 'finance'], keySecret);
}
