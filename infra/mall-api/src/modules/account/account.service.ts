import type { ContactPerson, CustomerInfo } from '@mall/api-contract/account';
import { kpRights, maskPhone, may, type RightHolder } from '@mall/domain/account';
import type { Database } from '../../database/database.ts';
import type { Kp } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import { acceptanceService } from '../content/agreement.service.ts';
import { kpRepository } from './kp.repository.ts';
import { promotionRecordRepository } from './promotion-record.repository.ts';

/** What other nouns ask about a company: its names, groups and memberships. */
export interface CustomerFacts {
  customerId: number;
  companyName: string;
  contactName: string;
  phone: string;
  customerGroup: string;
  isBlackCard: boolean;
}

const promotionRecordsAtMost = 100_000;

const isBlackCard = (until: string | null) => until !== null && Date.parse(until) > Date.now();

/** Companies and their contact persons. */
export const accountService = (db: Database) => ({
  async info({ kpId, operatorId }: Kp): Promise<CustomerInfo> {
    const people = kpRepository(db);
    const kp = await people.byId(kpId);
    if (!kp) throw new MallError('NOT_SIGNED_IN');
    const operator = operatorId === undefined ? undefined : await people.operatorById(operatorId);
    return {
      kpId: kp.id,
      customerId: kp.customerId,
      customerName: kp.contactName,
      companyZH: kp.companyName,
      cellPhone: maskPhone(kp.phone),
      userRole: 0,
      owner: kp.ownerId ?? 0,
      cs: kp.csId ?? 0,
      isPublic: kp.isPublic,
      imgUrl: kp.csImageUrl,
      enableAuthorized: kp.enableAuthorized,
      isManager: kp.isManager,
      rights: kpRights.filter((right) => may(kp, right)),
      hasShowBalancePayment: kp.showsBalancePayment,
      isBlackCard: isBlackCard(kp.blackCardUntil),
      isPasswordGenerated: kp.isPasswordGenerated,
      agreementsToAccept: await acceptanceService(db).toAccept(kp.id),
      operator: operator ? { id: operator.id, name: operator.name } : null,
    };
  },
  async contactPersons(customerId: number): Promise<ContactPerson[]> {
    const people = await kpRepository(db).ofCustomer(customerId);
    return people.map((kp) => ({ id: kp.id, contactName: kp.contactName, contactNameDesc: kp.contactDesc }));
  },
  async hasActivityLevel(kpId: number): Promise<boolean> {
    return ((await kpRepository(db).byId(kpId))?.activityLevel ?? 0) > 0;
  },
  /** Whose account an operator enters; undefined for nobody's, and for one that is disabled. */
  async byPhone(phone: string) {
    const kp = await kpRepository(db).byPhone(phone);
    return kp?.isEnabled ? { kpId: kp.id, customerId: kp.customerId, contactName: kp.contactName, companyName: kp.companyName } : undefined;
  },
  /** For staff: who is found by a part of a company's name, or of a person's name or number. */
  companies: (part: string, limit: number) => kpRepository(db).customersNamed(part, limit),
  contacts: (part: string, limit: number) => kpRepository(db).contactsNamed(part, limit),
  people: (customerId: number) => kpRepository(db).ofCustomer(customerId),
  companyNames: async (ids: readonly number[]): Promise<Map<number, string>> =>
    new Map((await kpRepository(db).customerNames(ids)).map(({ id, name }) => [id, name])),
  /** One change at a time to what is a person's own, until the caller's transaction ends. */
  lockPerson: (kpId: number): Promise<void> => kpRepository(db).lock(kpId),
  /** Does this person belong to this company, and may they still sign in? */
  isOf: async (kpId: number, customerId: number): Promise<boolean> => (await accountService(db).personOf(kpId, customerId)) !== undefined,
  /** The same person with what they may do; undefined where they don't. */
  async personOf(kpId: number, customerId: number): Promise<RightHolder | undefined> {
    const kp = await kpRepository(db).byId(kpId);
    return kp?.customerId === customerId && kp.isEnabled ? kp : undefined;
  },
  isEnabled: async (kpId: number): Promise<boolean> => (await kpRepository(db).byId(kpId))?.isEnabled === true,
  /** A company's people by their ids, disabled ones too. */
  everybody: async (customerId: number): Promise<Map<number, string>> =>
    new Map((await kpRepository(db).everybody(customerId)).map(({ id, contactName }) => [id, contactName])),
  exists: async (kpId: number): Promise<boolean> => (await kpRepository(db).byId(kpId)) !== undefined,
  /** People to play with on the console, the first ones first. */
  async examples(count: number) {
    const people = await kpRepository(db).first(count);
    return people.map((kp) => ({ kpId: kp.id, cellPhone: kp.phone, contactName: kp.contactName, companyName: kp.companyName }));
  },
  /** For pricing and orders: who buys. */
  async facts(kpId: number): Promise<CustomerFacts> {
    const kp = await kpRepository(db).byId(kpId);
    if (!kp) throw new MallError('NOT_SIGNED_IN');
    return {
      customerId: kp.customerId,
      companyName: kp.companyName,
      contactName: kp.contactName,
      phone: kp.phone,
      customerGroup: kp.customerGroup,
      isBlackCard: isBlackCard(kp.blackCardUntil),
    };
  },
  async addPromotionRecord(kpId: number | undefined, record: Record<string, unknown>) {
    await promotionRecordRepository(db).insert(kpId ?? null, record);
  },
  forgetPromotionRecords: (): Promise<void> => promotionRecordRepository(db).deleteOld(promotionRecordsAtMost),
});
