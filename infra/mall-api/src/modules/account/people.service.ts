import type { CompanyPeople } from '@mall/api-contract/account';
import {
  decidePersonChange,
  type KpRight,
  keptRights,
  kpRightNames,
  invitation as limits,
  maskPhone,
  may,
  type PersonChange,
  peopleAtMost,
} from '@mall/domain/account';
import type { Database } from '../../database/database.ts';
import { opaqueId } from '../../database/opaque-id.ts';
import type { Kp } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import { companyEventRepository } from './company-event.repository.ts';
import { customerRepository } from './customer.repository.ts';
import { type InvitationRow, invitationRepository } from './invitation.repository.ts';
import type { InvitationLinks } from './invitation-links.ts';
import { type PersonRow, peopleRepository } from './people.repository.ts';
import { hashToken, sessionService } from './session.service.ts';

export interface PersonFields {
  contactName: string;
  department: string;
  isManager: boolean;
  rights: readonly KpRight[];
}
type Status = 'enabled' | 'disabled' | 'authorized' | 'unauthorized';

const statusWords: Record<Status, string> = { enabled: '启用了', disabled: '停用了', authorized: '授权了', unauthorized: '取消了授权' };
const rightsWords = ({ isManager, rights }: Pick<PersonFields, 'isManager' | 'rights'>) =>
  isManager ? '主管' : rights.map((right) => kpRightNames[right]).join('、') || '无权限';

/** The people of a company: who may what, asked to join, and disabled (rules account 28–34). The company is locked before anybody of it is changed. */
export const peopleService = (db: Database) => {
  /** With the company locked: is this person still here, and may they still manage? Two managers who disable each other at once: one does. */
  const locked = async (tx: Database, kp: Kp) => {
    await customerRepository(tx).lock(kp.customerId);
    const people = peopleRepository(tx);
    const by = await people.find(kp.customerId, kp.kpId);
    if (!by?.isEnabled) throw new MallError('NOT_SIGNED_IN');
    if (!may(by, 'manage')) throw new MallError('RIGHT_TO_MANAGE_MISSING');
    return { people, by, counts: await people.counts(kp.customerId) };
  };
  const require = (
    by: PersonRow | Omit<PersonRow, 'deviceCount' | 'lastSeenAt'>,
    person: Parameters<typeof decidePersonChange>[1],
    change: PersonChange,
    managers: number,
  ) => {
    const refused = decidePersonChange(by, person, change, managers);
    if (refused) throw new MallError(refused);
  };
  const note = (tx: Database, kp: Kp, what: string) => companyEventRepository(tx).insert(kp.customerId, kp, what);
  const requireRoom = async (tx: Database, customerId: number, enabled: number) => {
    if (enabled + (await invitationRepository(tx).open(customerId)).length >= peopleAtMost) throw new MallError('KP_TOO_MANY');
  };

  return {
    async list({ kpId, customerId }: Kp): Promise<CompanyPeople> {
      const [people, invitations] = await Promise.all([peopleRepository(db).list(customerId), invitationRepository(db).open(customerId)]);
      return {
        people: people.map(({ phone, contactDesc, lastSeenAt, ...one }) => ({
          ...one,
          department: contactDesc,
          cellPhone: maskPhone(phone),
          isSelf: one.id === kpId,
          lastSeenAt: lastSeenAt ?? '',
        })),
        invitations: invitations.map(({ customerId: _, invitedBy: __, phone, ...one }) => ({ ...one, cellPhone: maskPhone(phone) })),
        departments: [...new Set(people.map(({ contactDesc }) => contactDesc).filter(Boolean))].sort(),
      };
    },

    /** @throws {MallError} KP_NOT_FOUND, KP_ONLY_BY_MANAGER, KP_NOT_YOURSELF, KP_LAST_MANAGER */
    change: (kp: Kp, id: number, { contactName, department, isManager, rights }: PersonFields): Promise<void> =>
      db.transaction(async (tx) => {
        const { people, by, counts } = await locked(tx, kp);
        const person = await people.find(kp.customerId, id);
        if (!person) throw new MallError('KP_NOT_FOUND');
        const kept = keptRights(rights);
        require(by, person, { isManager, rights: kept }, counts.managers);
        await people.change(id, { contactName: contactName.trim(), contactDesc: department.trim(), isManager, rights: kept });
        await note(tx, kp, `修改了联系人 ${contactName.trim()}：${rightsWords({ isManager, rights: kept })}`);
        await sessionService(tx).changed(id);
      }),

    /** Disabling ends every session of the person with it. @throws {MallError} as `change`, and KP_TOO_MANY */
    setStatus: (kp: Kp, id: number, status: Status): Promise<void> =>
      db.transaction(async (tx) => {
        const { people, by, counts } = await locked(tx, kp);
        const person = await people.find(kp.customerId, id);
        if (!person) throw new MallError('KP_NOT_FOUND');
        const isAbility = status === 'enabled' || status === 'disabled';
        require(by, person, isAbility ? status : { isManager: person.isManager, rights: person.rights }, counts.managers);
        if (isAbility && person.isEnabled === (status === 'enabled')) return;
        if (status === 'enabled') await requireRoom(tx, kp.customerId, counts.enabled);
        await people.change(id, isAbility ? { isEnabled: status === 'enabled' } : { enableAuthorized: status === 'authorized' });
        await note(tx, kp, `${statusWords[status]}联系人 ${person.contactName}`);
        if (status === 'disabled') await sessionService(tx).closeAllOf(id);
        else await sessionService(tx).changed(id);
      }),

    /**
     * Asks a colleague to join; another link to the same number ends the one before it.
     * @returns the invitation's id, for who sends it @throws {MallError} KP_ALREADY_HERE, KP_TOO_MANY, KP_INVITED_TOO_OFTEN, KP_ONLY_BY_MANAGER
     */
    invite: (
      kp: Kp,
      { phone, email, ...fields }: PersonFields & { phone: string; email: string },
      links: InvitationLinks,
    ): Promise<string> =>
      db.transaction(async (tx) => {
        const { people, by, counts } = await locked(tx, kp);
        const kept = keptRights(fields.rights);
        require(by, undefined, { isManager: fields.isManager, rights: kept }, counts.managers);
        if ((await people.list(kp.customerId)).some((one) => one.phone === phone)) throw new MallError('KP_ALREADY_HERE');
        const invitations = invitationRepository(tx);
        await requireRoom(tx, kp.customerId, counts.enabled);
        const { toNumber, ofCompany } = await invitations.sentLately(kp.customerId, phone);
        if (toNumber >= limits.perNumberAndDay) throw new MallError('KP_INVITED_TOO_OFTEN', { retryAfterSeconds: 86_400 });
        if (ofCompany >= limits.perCompanyAndHour) throw new MallError('KP_INVITED_TOO_OFTEN', { retryAfterSeconds: 3600 });
        const row = {
          id: opaqueId(),
          customerId: kp.customerId,
          invitedBy: kp.kpId,
          phone,
          email: email.trim(),
          isManager: fields.isManager,
        };
        const names = { contactName: fields.contactName.trim(), department: fields.department.trim() };
        await invitations.insert({ ...row, ...names }, kept, hashToken(links.tokenOf(row.id)), limits.days);
        await note(tx, kp, `邀请了 ${names.contactName}（${maskPhone(phone)}）：${rightsWords({ ...fields, rights: kept })}`);
        return row.id;
      }),

    endInvitation: (kp: Kp, id: string): Promise<void> =>
      db.transaction(async (tx) => {
        await locked(tx, kp);
        const name = await invitationRepository(tx).end(kp.customerId, id);
        if (name !== undefined) await note(tx, kp, `撤回了对 ${name} 的邀请`);
      }),

    async events({ customerId }: Kp, pageIndex: number, pageSize: number) {
      const events = companyEventRepository(db);
      const [rows, total] = await Promise.all([events.page(customerId, (pageIndex - 1) * pageSize, pageSize), events.count(customerId)]);
      const who = (kpName: string | null, operatorName: string | null) =>
        operatorName ? `${operatorName}（客服代为操作）` : (kpName ?? '商城');
      const items = rows.map(({ at, what, kpName, operatorName }) => ({ at, what, who: who(kpName, operatorName) }));
      return { pageIndex, pageSize, total, items };
    },
    /** Keeps what happened to the company's safety, for its manager to read. */
    note: (kp: Kp, what: string): Promise<void> => note(db, kp, what),
  };
};

/** An invitation that still waits. */
export const invitationRow = (db: Database, id: string): Promise<InvitationRow | undefined> => invitationRepository(db).find(id);
