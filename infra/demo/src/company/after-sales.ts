import type { PoolDatabase } from '@mall/mall-api/filling';
import { afterSalesDesk, buyerMoves, orderService, requestCase, settleReturn } from '@mall/mall-api/trading';

const manager = { kpId: 1, customerId: 1, isManager: true, operatorId: undefined };

/** Cases in several states over the company's newest order that came whole, one piece each, made the way buyers and staff make them. */
export async function seedAfterSales(db: PoolDatabase): Promise<void> {
  const { rows } = await orderService(db).page({ customerId: manager.customerId, statuses: ['completed'] }, 0, 1);
  const order = rows[0];
  if (!order) return;
  const [first, second = first, third = second] = await orderService(db).items(order.id);
  type Asked = Parameters<typeof requestCase>[2];
  const ask = async (line: typeof first, kind: Asked['kind'], reason: Asked['reason'], description: string) => {
    const lines = [{ orderItemId: line!.id, quantity: 1 }];
    return (await requestCase(db, manager, { orderId: order.id, kind, reason, description, lines, proofs: [] })).id;
  };
  const desk = afterSalesDesk(db);

  const settled = await ask(first, 'refundOnly', 'missing', '清点时少一件，包装完好');
  await desk.approve(settled);
  await settleReturn(db, settled);

  const rejected = await ask(first, 'returnRefund', 'notNeeded', '多买了');
  await desk.reject(rejected, '商品包装已拆，影响二次销售');

  const repaired = await ask(second, 'repair', 'failsInUse', '使用两天后出现故障，请检修');
  await desk.approve(repaired);
  await buyerMoves(db).sendIn(manager.customerId, repaired, 'SF1399000012345');
  await desk.receive(repaired, []);

  await desk.approve(await ask(second, 'returnRefund', 'defect', '来料检验不合格，见检验单'));
  await ask(third, 'exchange', 'damaged', '外箱破损，一件磕伤');
}
