import { yuan } from '@mall/domain/money';
import { hashPassword, type PoolDatabase } from '@mall/mall-api/filling';
import {
  answerRequest,
  approvalRuleService,
  budgetService,
  cartService,
  checkoutService,
  confirmOrder,
  requestReader,
  submitRequest,
} from '@mall/mall-api/trading';
import { demoPassword } from './people.ts';

const customerId = 3;
const shanghai = 10009;
const manager = { kpId: 6, customerId, isManager: true, operatorId: undefined };
/** Colleagues of 赵敏, with everybody's password. */
const colleagues = [
  { phone: '13700137001', name: '孙磊', department: '生产部' },
  { phone: '13700137002', name: '何静', department: '财务部' },
];
/** The least sum that the rule wants a word for. */
const above = yuan(300);
const project = 'KS-2026-07';

type Person = Omit<typeof manager, 'isManager'> & { isManager: boolean };

async function hire({ sql }: PoolDatabase): Promise<Person[]> {
  const password = await hashPassword(demoPassword);
  const people: Person[] = [];
  for (const { phone, name, department } of colleagues) {
    const [row] = await sql<{ id: number }[]>`
      insert into kp (customer_id, phone, contact_name, contact_desc, password_hash) values (${customerId}, ${phone}, ${name}, ${department}, ${password})
      on conflict (phone) do update set contact_desc = excluded.contact_desc returning id`;
    await sql`
      insert into agreement_acceptance (kp_id, type, version, ip, request_id)
      select ${row!.id}, type, max(version), '', 'demo' from agreement group by type on conflict do nothing`;
    people.push({ kpId: row!.id, customerId, isManager: false, operatorId: undefined });
  }
  return people;
}

/** Plain stock of a moderate price: each of them makes an order above the rule's sum. */
const skusOf = ({ sql }: PoolDatabase) => sql<{ skuNumber: string; minOrderQty: number; stepValue: number; listPrice: number }[]>`
  select s.sku_number, s.min_order_qty, s.step_value, s.list_price from sku s join product p on p.id = s.product_id
  where s.is_active and not s.is_black_card and not s.is_inquiry_price and not s.is_short_supply and not p.is_non_standard
    and s.list_price between 1000 and 20000 and s.min_order_qty <= 10
    and (select sum(k.on_hand - k.reserved) from stock k where k.sku_id = s.id) >= 400 order by s.sales desc, s.id limit 12`;

/**
 * A company whose production orders need a colleague's word above a sum, with budgets and requests in every state, made the way its people make them.
 * 孙磊 buys, 赵敏 and 何静 answer. The company of the journeys has a rule for another department alone.
 */
export async function seedApprovals(db: PoolDatabase): Promise<void> {
  const skus = await skusOf(db);
  if (skus.length < 3) return;
  const [buyer, accountant] = (await hire(db)) as [Person, Person];
  const rules = approvalRuleService(db);
  const rule = { isActive: true, aboveFen: above, onAccount: false, categoryIds: [], department: '生产部' };
  await rules.save(manager, undefined, { ...rule, name: '生产部采购', approverIds: [manager.kpId, accountant.kpId] });
  await rules.save(manager, undefined, { ...rule, name: '账期采购', aboveFen: null, onAccount: true, approverIds: [accountant.kpId] });
  const budgets = budgetService(db);
  const budget = { isActive: true, kind: 'department', target: '生产部', period: 'month', amountFen: yuan(30_000) } as const;
  await budgets.save(manager, undefined, { ...budget, ownerId: manager.kpId });
  await budgets.save(manager, undefined, {
    ...{ kind: 'project', target: project, period: 'whole', amountFen: yuan(2_000), ownerId: accountant.kpId, isActive: true },
  });

  const ofBuyer = { kp: buyer, provinceId: shanghai };
  let next = 0;
  const page = async (sum: number, projectNumber: string, viewer = ofBuyer) => {
    const { skuNumber, minOrderQty, stepValue, listPrice } = skus[next++ % skus.length]!;
    const quantity = minOrderQty + Math.ceil(sum / listPrice / stepValue) * stepValue;
    await cartService(db).add(viewer, {
      skuNumber,
      quantity,
      selectedAttributes: '',
      requestId: '',
      requestTypeId: 2,
      resultDigits: '',
      inquiryId: 0,
    });
    const { priceToken, selectedAddressId, selectedInvoiceId } = await checkoutService(db).confirm(
      viewer,
      { cartOf: viewer.kp.kpId },
      undefined,
      0,
    );
    const chosen = { addressId: selectedAddressId, invoiceId: selectedInvoiceId, paymentMethod: 'unionPay' as const };
    return { priceToken, ...chosen, remark: '', projectNumber };
  };
  const submit = async (projectNumber = '') => (await submitRequest(db, ofBuyer, buyer.kpId, await page(2 * above, projectNumber))).id;
  const answers = answerRequest(db);
  const approve = async (id: string, by: Person) => answers.approve(by, id, (await requestReader(db).info(by, id)).seen);
  const pass = (id: string, hours: number) => db.sql`
    update approval_request set submitted_at = submitted_at - ${hours} * interval '1 hour', kept_until = kept_until - ${hours} * interval '1 hour',
      lapses_at = lapses_at - ${hours} * interval '1 hour' where id = ${id}`;

  await confirmOrder(db, ofBuyer, await page(above / 3, project));
  await pass(await submit(), 80);
  await pass(await submit(), 30);
  await answers.endOverdue();
  await approve(await submit(project), manager);
  await answers.reject(manager, await submit(), '本月已备足，下月再报');
  await answers.sendBack(accountant, await submit(), '请分摊到项目，并减半');
  await answers.withdraw(buyer, await submit());
  await submit();
  // More than the project has left: both the rule's and the budget's word are waited for.
  await submitRequest(db, ofBuyer, buyer.kpId, await page(yuan(2_000), project));
  await ofTheJourneys(db, (viewer) => page(2 * above, '', viewer));
}

type Viewer = { kp: Person; provinceId: number };

/** The company of the journeys: 李敏's orders want 王建国's word far above what anybody plays with, and one was refused before. */
async function ofTheJourneys(db: PoolDatabase, page: (viewer: Viewer) => Promise<Parameters<typeof submitRequest>[3]>) {
  const boss = { kpId: 1, customerId: 1, isManager: true, operatorId: undefined };
  const buyer = { kpId: 2, customerId: 1, isManager: false, operatorId: undefined };
  const rules = approvalRuleService(db);
  const rule = { name: '设备部大额', isActive: true, onAccount: false, categoryIds: [], department: '设备部', approverIds: [boss.kpId] };
  const { id: ruleId } = await rules.save(boss, undefined, { ...rule, aboveFen: above });
  const viewer = { kp: buyer, provinceId: shanghai };
  const { id } = await submitRequest(db, viewer, buyer.kpId, await page(viewer));
  await answerRequest(db).reject(boss, id, '仓库还有库存，先用完');
  await rules.save(boss, ruleId, { ...rule, aboveFen: yuan(200_000) });
  // Nobody of them has heard of anything yet.
  await db.sql`delete from notification where kp_id in (${boss.kpId}, ${buyer.kpId}) and kind like 'approval%'`;
}
