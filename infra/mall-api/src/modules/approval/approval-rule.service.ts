import type { ApprovalPerson, ApprovalRuleView, DeputyView, RuleInput } from '@mall/api-contract/approval';
import { type Deputy, mostRules } from '@mall/domain/approval';
import { moneyText } from '@mall/domain/money';
import { addDays, shanghaiDate, startOfShanghaiDay } from '@mall/domain/time';
import type { Database } from '../../database/database.ts';
import type { Kp } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import { catalogueService } from '../catalogue/catalogue.service.ts';
import { approvalRuleRepository, type RuleRow } from './approval-rule.repository.ts';
import { type Colleague, companyPeople } from './company-people.ts';

type Catalogue = Pick<ReturnType<typeof catalogueService>, 'snapshot'>;

/** What a company's rules say, who stands in for whom (rules approval 9, 10). Whoever manages sets rules; for being away everybody says it of themselves. */
export const approvalRuleService = (db: Database, catalogue: Catalogue = catalogueService(db)) => {
  const rules = approvalRuleRepository(db);
  const namesOf = async (ids: readonly number[]): Promise<string[]> => {
    if (ids.length === 0) return [];
    const { categories } = await catalogue.snapshot();
    return ids.map((id) => {
      const found = categories.get(id);
      if (!found) throw new MallError('APPROVAL_CATEGORY_INVALID');
      return found.name;
    });
  };

  return {
    async list({ customerId }: Kp): Promise<ApprovalRuleView[]> {
      const people = await companyPeople(db, customerId);
      return (await rules.of(customerId)).map((row) => ruleView(row, people));
    },
    async people(kp: Kp): Promise<{ people: ApprovalPerson[]; departments: string[]; deputy: DeputyView | null }> {
      const people = await companyPeople(db, kp.customerId);
      const mine = (await rules.deputies(kp.customerId)).find(({ kpId }) => kpId === kp.kpId);
      return {
        people: [...people.values()].map((one) => personView(one.kpId, one)),
        departments: [...new Set([...people.values()].map(({ department }) => department))].filter((name) => name !== '').toSorted(),
        deputy: mine ? deputyView(mine, people) : null,
      };
    },

    /** @throws {MallError} APPROVAL_RULE_NOT_FOUND, APPROVAL_PERSON_INVALID, APPROVAL_CATEGORY_INVALID, APPROVAL_TOO_MANY */
    async save(kp: Kp, id: number | undefined, { aboveFen, name, department, ...input }: RuleInput): Promise<ApprovalRuleView> {
      const people = await companyPeople(db, kp.customerId);
      const approverIds = [...new Set(input.approverIds)];
      if (!approverIds.every((one) => people.has(one))) throw new MallError('APPROVAL_PERSON_INVALID');
      const categoryIds = [...new Set(input.categoryIds)];
      const { isActive, onAccount } = input;
      const rule = {
        ...{ name: name.trim() || '审批规则', isActive, above: aboveFen, onAccount, approverIds, categoryIds },
        ...{ department: department?.trim() || null, categoryNames: await namesOf(categoryIds) },
      };
      if (id === undefined && (await rules.count(kp.customerId)) >= mostRules) throw new MallError('APPROVAL_TOO_MANY');
      if (id !== undefined && !(await rules.update(kp.customerId, id, rule))) throw new MallError('APPROVAL_RULE_NOT_FOUND');
      const saved = id ?? (await rules.insert(kp.customerId, rule));
      return ruleView({ id: saved, customerId: kp.customerId, ...rule }, people);
    },
    /** @throws {MallError} APPROVAL_RULE_NOT_FOUND */
    async remove(kp: Kp, id: number): Promise<void> {
      if (!(await rules.remove(kp.customerId, id))) throw new MallError('APPROVAL_RULE_NOT_FOUND');
    },

    /** @param deputyId null: nobody any more. Days of Shanghai, both included. @throws {MallError} APPROVAL_DEPUTY_INVALID, APPROVAL_PERSON_INVALID */
    async saveDeputy(kp: Kp, deputyId: number | null, fromDay: string, untilDay: string): Promise<DeputyView | null> {
      if (deputyId === null) {
        await rules.removeDeputy(kp.kpId);
        return null;
      }
      if (deputyId === kp.kpId || !isDay(fromDay) || !isDay(untilDay) || fromDay > untilDay) throw new MallError('APPROVAL_DEPUTY_INVALID');
      const people = await companyPeople(db, kp.customerId);
      if (!people.has(deputyId)) throw new MallError('APPROVAL_PERSON_INVALID');
      const deputy = {
        ...{ kpId: kp.kpId, deputyId },
        ...{ from: startOfShanghaiDay(fromDay), until: startOfShanghaiDay(addDays(untilDay, 1)) },
      };
      await rules.saveDeputy(kp.customerId, deputy);
      return deputyView(deputy, people);
    },
  };
};

const isDay = (day: string) => {
  const at = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
};

const personView = (kpId: number, one: Colleague | undefined): ApprovalPerson => ({
  ...{ kpId, name: one?.name ?? '已离开的同事', department: one?.department ?? '', isEnabled: one !== undefined },
});

const deputyView = ({ deputyId, from, until }: Deputy, people: ReadonlyMap<number, Colleague>): DeputyView => ({
  ...{ deputyId, deputyName: people.get(deputyId)?.name ?? '已离开的同事' },
  ...{ fromDay: shanghaiDate(from), untilDay: addDays(shanghaiDate(until), -1) },
});

function ruleView(row: RuleRow, people: ReadonlyMap<number, Colleague>): ApprovalRuleView {
  const { id, name, isActive, above, onAccount, categoryIds, categoryNames, department, approverIds } = row;
  const parts = [
    ...(above === null ? [] : [`金额超过${moneyText(above)}`]),
    ...(onAccount ? ['账期支付'] : []),
    ...(categoryNames.length > 0 ? [`含${categoryNames.join('、')}`] : []),
  ];
  return {
    ...{ id, name, isActive, aboveFen: above, onAccount, categoryIds, categoryNames, department, approverIds: [...approverIds] },
    approvers: approverIds.map((one) => personView(one, people.get(one))),
    words: `${department ?? '所有人'}的${parts.length > 0 ? `${parts.join('且')}的` : '每张'}订单`,
  } as ApprovalRuleView;
}
