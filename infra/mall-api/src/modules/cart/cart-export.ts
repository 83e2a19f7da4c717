import type { ShoppingCart } from '@mall/api-contract/cart';
import { yuanText } from '@mall/domain/money';
import { compactDate, displayTime } from '@mall/domain/time';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import type { SheetPaper } from '../../papers/paper.ts';
import type { Printer } from '../../papers/printer.ts';
import { accountService } from '../account/account.service.ts';
import type { ActionWork } from '../download/action-job.service.ts';
import { cartService } from './cart.service.ts';

/** What an export is about, as its job keeps it. */
export interface CartExport {
  /** Whose cart. */
  cartOf: number;
  provinceId: number;
  /** These lines only, '' for all: numbers with commas. */
  ids: string;
}

const yuanOf = (fen: number) => Number(yuanText(fen));

/** A cart as a workbook: what is in it, what it costs this buyer now, and why a line can't be ordered. */
export function cartSheet({ lines, totals }: ShoppingCart, facts: SheetPaper['facts']): SheetPaper {
  return {
    name: '购物车',
    facts,
    headers: [
      '序号',
      '贵司物料号',
      '订货编码',
      '商品',
      '品牌',
      '型号',
      '已选',
      '数量',
      '单位',
      '单价（元）',
      '小计（元）',
      '优惠（元）',
      '货期',
      '备注',
    ],
    rows: lines.map((line, at) => [
      ...[at + 1, line.customerSkuItemNo, line.sku, line.productName, line.manufacturerName, line.manufacturerPartNumber],
      ...[line.selected ? '是' : '', line.quantity, line.salesPackUom],
      ...(line.appliedPriceFen > 0 ? [yuanOf(line.appliedPriceFen), yuanOf(line.lineTotalFen), yuanOf(line.discountFen)] : ['', '', '']),
      ...[line.dynamicDeliveryTimeName, line.invalidReason || (line.replacedSku ? `替换 ${line.replacedSku}` : '')],
    ]),
    sums: [
      ['已选商品金额（元）', yuanOf(totals.goodsFen)],
      ['优惠（元）', yuanOf(totals.discountFen)],
      ['应付合计（含税，元）', yuanOf(totals.payableFen)],
    ],
  };
}

/** Prints a cart's export (rule cart 31). */
export const cartListExport =
  (db: Database, printer: Pick<Printer, 'xlsx'>): ActionWork =>
  async ({ kpId, customerId, input }, tell) => {
    const { cartOf, provinceId, ids } = input as unknown as CartExport;
    const people = await accountService(db).contactPersons(customerId);
    const owner = people.find(({ id }) => id === cartOf);
    if (!owner || !people.some(({ id }) => id === kpId)) throw new MallError('CART_NOT_YOURS');
    const which = ids === '' ? undefined : new Set(ids.split(',').map(Number));
    const cart = await cartService(db).read({ kp: { kpId: cartOf, customerId, isManager: false, operatorId: undefined }, provinceId });
    const lines = cart.lines.filter(({ id }) => which?.has(id) ?? true);
    if (lines.length === 0) throw new MallError('CART_EMPTY');
    await tell(40);
    const now = new Date().toISOString();
    const facts: SheetPaper['facts'] = [
      ['联系人', owner.contactName],
      ['导出时间', displayTime(now)],
      ['商品', `${lines.length} 种`],
    ];
    const content = Buffer.from(await printer.xlsx(cartSheet({ ...cart, lines }, facts)));
    await tell(90);
    return { name: `购物车-${compactDate(now)}.xlsx`, content };
  };
