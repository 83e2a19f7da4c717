import { expect, test } from '@jest/globals';
import { approvalRuleService } from '../../modules/approval/approval-rule.service.ts';
import { aBuyer } from '../../testing/a-buyer.ts';
import { aColleague } from '../../testing/a-colleague.ts';
import { aRuledCompany, everyOrder } from '../../testing/a-ruled-company.ts';
import { aSku } from '../../testing/a-sku.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { answerRequest, submitRequest } from './index.ts';

const db = await testingDatabase();
const answers = answerRequest(db);

test('never one’s own: not as buyer, not as who ordered a colleague’s cart, not as manager or deputy', async () => {
  const sku = await aSku(db, { stock: { 1: 10 } });
  const company = await aRuledCompany(db);
  const { boss } = company;
  // The manager orders the buyer's cart and would approve it themself.
  await approvalRuleService(db).save(boss.kp, company.rule.id, { ...everyOrder, approverIds: [boss.kp.kpId] });
  const page = await company.page(sku.skuNumber, 1);
  await expect(submitRequest(db, company.viewer, boss.kp.kpId, page)).rejects.toMatchObject({ reason: 'APPROVAL_NOBODY' });
  await approvalRuleService(db).save(boss.kp, company.rule.id, { ...everyOrder, approverIds: [boss.kp.kpId, company.approver.kp.kpId] });
  const { id } = await submitRequest(db, company.viewer, boss.kp.kpId, page);
  for (const own of [boss.kp, company.buyer.kp])
    await expect(answers.approve(own, id, await company.seen(id, own))).rejects.toMatchObject({ reason: 'APPROVAL_OWN_ORDER' });
  const other = await aColleague(db, boss.kp, '路人');
  await expect(answers.approve(other.kp, id, 'x')).rejects.toMatchObject({ reason: 'APPROVAL_NOT_YOURS' });
  await expect(company.info(id, other.kp)).rejects.toMatchObject({ reason: 'APPROVAL_NOT_FOUND' });
  const stranger = await aBuyer(db);
  await expect(answers.reject(stranger.kp, id, '不')).rejects.toMatchObject({ reason: 'APPROVAL_NOT_FOUND' });
  await expect(company.info(id, stranger.kp)).rejects.toMatchObject({ reason: 'APPROVAL_NOT_FOUND' });
});

test('who is away has a deputy; of a rule that is gone whoever manages answers; who was disabled or taken off a rule doesn’t', async () => {
  const sku = await aSku(db, { stock: { 1: 10 } });
  const company = await aRuledCompany(db);
  const deputy = await aColleague(db, company.boss.kp, '代理');
  const id = await company.submits(sku.skuNumber, 1);
  const rules = approvalRuleService(db);
  await rules.saveDeputy(company.approver.kp, deputy.kp.kpId, '2020-01-01', '2099-12-31');
  expect((await company.info(id, deputy.kp)).canApprove).toBe(true);
  await db.sql`update kp set is_enabled = false where id = ${company.approver.kp.kpId}`;
  await expect(answers.approve(company.approver.kp, id, 'x')).rejects.toMatchObject({ reason: 'APPROVAL_NOT_YOURS' });
  await rules.saveDeputy(company.approver.kp, null, '', '');
  // Nobody of the rule is left: the manager answers.
  await expect(answers.approve(deputy.kp, id, 'x')).rejects.toMatchObject({ reason: 'APPROVAL_NOT_YOURS' });
  expect((await company.info(id, company.boss.kp)).needs).toMatchObject([{ askedNames: [expect.any(String)] }]);
  await db.sql`update kp set is_enabled = true, rights = '{order}' where id = ${company.approver.kp.kpId}`;
  // Who sees no prices any more approves none.
  await expect(answers.approve(company.approver.kp, id, 'x')).rejects.toMatchObject({ reason: 'APPROVAL_NOT_YOURS' });
  await rules.remove(company.boss.kp, company.rule.id);
  await answers.approve(company.boss.kp, id, await company.seen(id, company.boss.kp));
  expect((await company.info(id, company.boss.kp)).status).toBe('approved');
});

test('two rules ask for two words, one of each; the order is placed with the last', async () => {
  const sku = await aSku(db, { stock: { 1: 10 } });
  const company = await aRuledCompany(db);
  const second = await aColleague(db, company.boss.kp, '二审');
  await approvalRuleService(db).save(company.boss.kp, undefined, { ...everyOrder, name: '再审', approverIds: [second.kp.kpId] });
  const id = await company.submits(sku.skuNumber, 1);
  await answers.approve(company.approver.kp, id, await company.seen(id));
  expect(await company.info(id)).toMatchObject({
    status: 'submitted',
    canApprove: false,
    needs: [{ answeredBy: '老审' }, { answeredBy: '' }],
  });
  await answers.approve(second.kp, id, await company.seen(id, second.kp));
  expect((await company.info(id)).status).toBe('approved');
});
