import type { OrderCard, OrderDetail } from '@mall/api-contract/order';
import { parcelText } from '@mall/domain/delivery';
import { arrivalText, onInquiry, shipsSoon } from '@mall/domain/delivery-time';
import { moneyText } from '@mall/domain/money';
import { decideWay } from '@mall/domain/product';
import { stockFigure } from '@mall/domain/stock';
import { displayTime } from '@mall/domain/time';
import type { ProductFacts } from './toolbox.ts';

const unitOf = ({ card }: ProductFacts) => card.salesPackUom || '件';

/** Why it cannot be bought, '' when it can. */
export function unavailable({ card, deal }: ProductFacts): string {
  const { way, message } = decideWay(
    {
      isActive: card.isActive,
      isShortSupply: !!card.showShortSupply,
      isInquiryPrice: !!card.inquiryPrice,
      needsBlackCard: deal.needsBlackCard,
    },
    card.dynamicDeliveryTimeId,
  );
  return way === 'none' ? message : '';
}

/** 当日发货，上海仓现货 320 个; a visitor learns the delivery time only. */
export function stockPhrase(facts: ProductFacts): string {
  const problem = unavailable(facts);
  if (problem) return problem;
  const { deal } = facts;
  const unit = unitOf(facts);
  const free = deal.warehouseStockDto.reduce((sum, warehouse) => sum + warehouse.stockFreeQuantity, 0);
  const own = deal.currentWareHouseStockFree ?? 0;
  const when =
    deal.dynamicDeliveryTimeId === onInquiry
      ? '货期需询价确认'
      : shipsSoon(deal.dynamicDeliveryTimeId)
        ? `有货，${deal.dynamicDeliveryTimeName}`
        : `货期${deal.dynamicDeliveryTimeName}`;
  if (free === 0) return when;
  return own > 0
    ? `${when}（就近仓库${stockFigure(own)}${unit}，全国共${stockFigure(free)}${unit}）`
    : `${when}（全国仓库共${stockFigure(free)}${unit}）`;
}

/** 预计11月25日送达; '' where nothing is sold or no day can be named. */
export const arrivalPhrase = ({ deal }: ProductFacts): string => arrivalText(deal.arrivalDate);

/** ¥0.86/个; '' for a visitor and where the price is on request. */
export function pricePhrase(facts: ProductFacts): string {
  const { deal, card } = facts;
  if (!deal.isLogin) return '';
  if (card.inquiryPrice || deal.appliedPriceFen === null) return '价格详询';
  const tag = deal.appliedPriceTag ? `（${deal.appliedPriceTag}）` : '';
  const total = deal.totalFen === null || facts.quantity === 1 ? '' : `，${facts.quantity}${unitOf(facts)}共${moneyText(deal.totalFen)}`;
  return `单价${moneyText(deal.appliedPriceFen)}/${unitOf(facts)}${tag}${total}`;
}

export function tierPhrase({ deal, card }: ProductFacts): string {
  if (!deal.isLogin || deal.appliedPriceTag !== '' || deal.tierPrices.length < 2) return '';
  return deal.tierPrices.map((tier) => `满${tier.from}${card.salesPackUom} ${moneyText(tier.priceFen)}`).join('，');
}

export function rulePhrase({ card }: ProductFacts): string {
  const { minOrderQty, stepValue, salesPackUom } = card;
  if (minOrderQty === 1 && stepValue === 1) return '';
  return stepValue === 1 ? `起订量${minOrderQty}${salesPackUom}` : `起订量${minOrderQty}${salesPackUom}，按${stepValue}${salesPackUom}递增`;
}

export const nameOf = ({ card }: ProductFacts): string => `${card.productName}（${card.skuNumber}）`;

/** One product in one line. */
export const productLine = (facts: ProductFacts): string =>
  [nameOf(facts), [stockPhrase(facts), pricePhrase(facts), rulePhrase(facts), arrivalPhrase(facts)].filter(Boolean).join('；')].join('：');

export const orderUrl = (orderNumber: string): string => `/customer/myorders/details/${orderNumber}`;

export function orderPhrase(order: OrderDetail): string {
  const lines = [`订单 ${order.orderNumber} 当前状态：${order.statusName}，应付 ${order.payableAmount}。`];
  if (order.status === 'pendingPayment') lines.push(`请在 ${displayTime(order.expiresAt)} 前完成付款，逾期会自动取消。`);
  if (order.status === 'pendingShipment') lines.push('商品正在备货，发货后可以在订单里看到物流。');
  for (const one of order.packages) {
    const [latest] = one.traces;
    lines.push(
      `包裹 ${one.packageNumber}（${parcelText(one)}）${one.statusName}${latest ? `：${displayTime(latest.at)} ${latest.text}` : ''}。`,
    );
  }
  if (order.status === 'cancelled')
    lines.push(`取消原因：${order.cancelReason}。${order.refundedFen > 0 ? `已退款 ${moneyText(order.refundedFen)}。` : ''}`);
  return lines.join('\n');
}

export const orderListLine = (order: OrderCard): string =>
  `${order.orderNumber}：${order.statusName}，${order.payableAmount}，${displayTime(order.createdAt)} 下单`;
