import type { AssistantKeyWish } from '@mall/api-contract/assistant';
import { type KpRight, kpRights, usualRights } from '@mall/domain/account';
import { type StaffRole, staffRoleNames } from '@mall/domain/staff';
import type { Database } from '../../database/database.ts';
import { sessionService } from '../../modules/account/session.service.ts';
import { assistantKeyService } from '../../modules/assistant/assistant-key.service.ts';
import { operatorRepository } from '../../modules/operator/operator.repository.ts';
import { staffKeyService } from '../../modules/operator/staff-key.service.ts';
import { tickets } from '../../modules/operator/tickets.ts';
import { aColleague } from '../a-colleague.ts';
import type { ACompany } from '../a-company.ts';
import { anOperator, aStaffKey } from '../an-operator.ts';

/** Who asks, as the contract knows people: what a call may depend on, and the headers that prove it. */
export interface Kind {
  headers: Readonly<Record<string, string>>;
  /** A signed-in contact person's rights; all of them for a manager. */
  rights?: readonly KpRight[];
  isSimulated?: true;
  /** An operator's session, whether or not it acts as staff. */
  isOperator?: true;
  roles?: readonly StaffRole[];
}

const from = { ip: '127.0.0.1', userAgent: 'test' };
const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });
const allRoles = Object.keys(staffRoleNames) as StaffRole[];

/** Contact persons of this company, one for each set of rights that differs, a disabled one and staff in its account. */
export async function ofCompany(db: Database, { kp, token }: ACompany, name = ''): Promise<Record<string, Kind>> {
  const sets: Record<string, readonly KpRight[]> = {
    'person with the usual rights': usualRights,
    'person with every right': kpRights,
    'person who may not manage, order or pay': ['seePrices'],
    'person who may not order': ['seePrices', 'pay', 'manage'],
    'person who may not pay': ['seePrices', 'order', 'manage'],
    'person who may not see prices': ['manage'],
    'person without any right': [],
  };
  const kinds: Record<string, Kind> = { manager: { headers: { token }, rights: kpRights } };
  for (const [what, rights] of Object.entries(sets)) {
    const person = await aColleague(db, kp);
    await db.sql`update kp set rights = ${[...rights]} where id = ${person.kp.kpId}`;
    kinds[what] = { headers: { token: person.token }, rights };
  }
  const disabled = await aColleague(db, kp);
  await db.sql`update kp set is_enabled = false where id = ${disabled.kp.kpId}`;
  kinds['disabled person'] = { headers: { token: disabled.token } };
  const operator = await anOperator(db, ['sales']);
  const inside = await sessionService(db).open({ operatorId: operator.id, kpId: kp.kpId }, from);
  kinds['staff in the account'] = { headers: { token: inside }, rights: kpRights, isSimulated: true, isOperator: true };
  return Object.fromEntries(Object.entries(kinds).map(([what, kind]) => [`${what}${name}`, kind]));
}

/** Operators and programs: each role, and whatever looks like one of them. */
export async function ofTheMall(db: Database, company: ACompany): Promise<Record<string, Kind>> {
  const kinds: Record<string, Kind> = {};
  for (const role of allRoles) {
    kinds[`operator: ${role}`] = { headers: { token: (await anOperator(db, [role])).token }, isOperator: true, roles: [role] };
    kinds[`program: ${role}`] = { headers: bearer((await aStaffKey(db, [role])).secret), roles: [role] };
  }
  const everything = await anOperator(db, ['administrator']);
  const open = (who: Parameters<ReturnType<typeof sessionService>['open']>[0]) => sessionService(db).open(who, from);
  kinds['operator without the second step'] = { headers: { token: await open({ operatorId: everything.id }) }, isOperator: true };
  kinds['operator without roles'] = { headers: { token: (await anOperator(db, [])).token }, isOperator: true, roles: [] };
  const half = await tickets(db).give((await operatorRepository(db).byId(everything.id))!);
  const [expired, ended, living] = [await aStaffKey(db, allRoles), await aStaffKey(db, allRoles), await aStaffKey(db, allRoles)];
  await db.sql`update staff_key set expires_at = now() where id = ${expired.id}`;
  await staffKeyService(db).end(ended.id, { requestId: 'test', ip: '' });
  const [disabled, past] = [await anOperator(db, ['administrator']), await anOperator(db, ['administrator'])];
  await db.sql`update operator set is_enabled = false where id = ${disabled.id}`;
  await db.sql`update session set expires_at = now() where operator_id = ${past.id}`;
  const demoted = await anOperator(db, ['sales']);
  const left = await open({ operatorId: demoted.id, kpId: company.kp.kpId });
  await db.sql`update operator set roles = '{finance}' where id = ${demoted.id}`;
  const wish: AssistantKeyWish = { name: '采购助手', days: 30, abilities: ['prices', 'orders'], cartLimitFen: 0, callsPerDay: 100 };
  const assistant = await assistantKeyService(db).add(company.kp, wish);
  const nobody: Record<string, Record<string, string>> = {
    visitor: {},
    'half signed-in operator': { token: half.ticket },
    'half signed-in operator, as a key': bearer(half.ticket),
    'expired key': bearer(expired.secret),
    'ended key': bearer(ended.secret),
    'key with another secret': bearer(living.secret.replace(/.{5}$/, 'AAAAA')),
    'secret of another key': bearer(living.secret.replace(/^mk_\d+/, `mk_${ended.id}`)),
    'key as a token': { token: living.secret },
    'session as a key': bearer(everything.token),
    'disabled operator': { token: disabled.token },
    'operator whose session ended': { token: past.token },
    'staff in the account, the role taken away': { token: left },
    'key of a company’s assistant': bearer(assistant.secret),
    'key of a company’s assistant, as a token': { token: assistant.secret },
    'who says so in headers': { roles: 'administrator', 'x-staff': '1', 'x-operator': '1', operatorid: '1', kpid: '1', customerid: '1' },
  };
  for (const [what, headers] of Object.entries(nobody)) kinds[what] = { headers };
  // Who brings a key is that program, whatever session comes along.
  kinds['program with a manager’s session'] = {
    headers: { ...bearer((await aStaffKey(db, ['finance'])).secret), token: company.token },
    roles: ['finance'],
  };
  return kinds;
}
