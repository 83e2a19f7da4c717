import { comesBack, decideReceipt, type ReceivedLine } from '@mall/domain/after-sales';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { afterSalesService } from '../../modules/after-sales/after-sales.service.ts';
import { orderService } from '../../modules/order/order.service.ts';
import { holdCase, tellOfCase } from './move-case.ts';

export interface Parcel {
  carrier?: string | undefined;
  trackingNumber?: string | undefined;
}
const sentWith = ({ carrier, trackingNumber }: Parcel) => ({
  sentCarrier: carrier?.trim() || '顺丰速运',
  sentTrackingNumber: trackingNumber?.trim() ?? '',
});
export const parcelWords = ({ sentCarrier, sentTrackingNumber }: ReturnType<typeof sentWith>) =>
  `${sentCarrier} ${sentTrackingNumber}`.trim();

const whatFollows = {
  returnRefund: '已审核通过，请按收货地址寄回商品并填写运单号。',
  exchange: '已审核通过，请按收货地址寄回商品并填写运单号。',
  repair: '已审核通过，请按收货地址寄回商品并填写运单号。',
  resend: '已审核通过，将尽快补发。',
  refundOnly: '已审核通过，将按原支付方式退款。',
} as const;

/** What staff do with a case; each locks its order first. All @throws {MallError} AFTER_SALES_NOT_FOUND, AFTER_SALES_STEP_REFUSED */
export const deskMoves = (db: Database) => ({
  approve: (id: string) =>
    db.transaction(async (tx) => {
      const { row } = await holdCase(tx, id, 'approve');
      await afterSalesService(tx).step(row, 'approve', '审核通过', { approvedAt: new Date().toISOString() });
      await tellOfCase(tx, row, 'approve', '售后已通过', whatFollows[row.kind]);
    }),
  /** @param why the buyer reads it */
  reject: (id: string, why: string) =>
    db.transaction(async (tx) => {
      const { row } = await holdCase(tx, id, 'reject');
      await afterSalesService(tx).step(row, 'reject', `申请被驳回：${why}`, { rejectReason: why });
      await tellOfCase(tx, row, 'reject', '售后未通过', `未通过：${why}`);
    }),
  /** The goods came. @param counted lines left out came whole and sound. @throws {MallError} AFTER_SALES_RECEIPT_INVALID */
  receive: (id: string, counted: readonly ReceivedLine[]) =>
    db.transaction(async (tx) => {
      const { row } = await holdCase(tx, id, 'receive');
      const cases = afterSalesService(tx);
      const receipt = decideReceipt(await cases.lines([id]), counted);
      if (!receipt.ok) throw new MallError(receipt.reason);
      for (const { orderItemId, received, sound } of receipt.lines)
        await cases.setLine(id, orderItemId, { receivedQuantity: received, soundQuantity: sound });
      const pieces = receipt.lines.reduce((sum, { received }) => sum + received, 0);
      await cases.step(row, 'receive', `已收到寄回的商品${pieces}件`);
      await tellOfCase(tx, row, 'receive', '寄回的商品已收到', `寄回的商品已收到${pieces}件，正在处理。`);
    }),
  /** @param how what was done, the buyer reads it */
  repair: (id: string, how: string) =>
    db.transaction(async (tx) => {
      const { row } = await holdCase(tx, id, 'repair');
      await afterSalesService(tx).step(row, 'repair', `维修完成：${how}`, { repairedAt: new Date().toISOString() });
    }),
  /** The goods themselves go back to the buyer: repaired. */
  sendRepaired: (id: string, parcel: Parcel) =>
    db.transaction(async (tx) => {
      const { row } = await holdCase(tx, id, 'send');
      const sent = sentWith(parcel);
      await afterSalesService(tx).step(row, 'send', `修好的商品已寄出：${parcelWords(sent)}`, sent);
      await orderService(tx).note(row.orderId, `售后${row.caseNumber}已完成：修好的商品已寄出`);
      await tellOfCase(tx, row, 'send', '修好的商品已寄出', `修好的商品已寄出：${parcelWords(sent)}。`);
    }),
  /** What came in isn't what the case is about, or can't be repaired: the buyer gets it back. @param why the buyer reads it */
  giveUp: (id: string, why: string, parcel: Parcel) =>
    db.transaction(async (tx) => {
      const { row } = await holdCase(tx, id, 'giveUp');
      const sent = comesBack(row.kind) ? sentWith(parcel) : {};
      await afterSalesService(tx).step(row, 'giveUp', `原物已退回，售后结束：${why}`, { rejectReason: why, ...sent });
      await tellOfCase(tx, row, 'giveUp', '售后未通过，原物已退回', `未通过，原物已退回：${why}`);
    }),
});
