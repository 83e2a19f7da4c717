import { type Fen, moneyText } from '../money/index.ts';

export const paymentMethods = ['unionPay', 'balance', 'credit', 'cashOnDelivery', 'offlineTransfer'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const paymentMethodNames: Readonly<Record<PaymentMethod, string>> = {
  unionPay: '银联在线支付',
  balance: '预付款支付',
  credit: '账期支付',
  cashOnDelivery: '货到付款',
  offlineTransfer: '线下转账',
};

/** Provinces whose own warehouse delivers, so that the driver can take the money. */
const cashProvinces = ['上海', '江苏', '浙江', '广东', '天津', '北京', '四川', '湖北'];
const cashLimit: Fen = 500_000;

/** Cash on delivery where the region allows it (rule payment 4). @param province its name: 上海市 */
export const allowsCashOnDelivery = (province: string): boolean => cashProvinces.some((name) => province.startsWith(name));

/** What decides which methods a buyer may choose. */
export interface PaymentSituation {
  amount: Fen;
  balance: Fen;
  /** creditStatus (rule credit 1), and what is left of the limit. */
  creditStatus: number;
  creditAvailable: Fen;
  /** Name of the address's province, '' while there is no address. */
  province: string;
}

export interface PaymentOption {
  method: PaymentMethod;
  name: string;
  isAllowed: boolean;
  reason: string;
  hint: string;
}

/** Every method in the order it is offered, with the words why it is not allowed. */
export function paymentOptions(situation: PaymentSituation): PaymentOption[] {
  const refusals: Readonly<Record<PaymentMethod, string>> = {
    unionPay: '',
    balance: situation.balance < situation.amount ? '预付款余额不足' : '',
    credit: creditRefusal(situation),
    cashOnDelivery: cashRefusal(situation),
    offlineTransfer: '',
  };
  const hints: Readonly<Record<PaymentMethod, string>> = {
    unionPay: '支持银行卡、企业网银与扫码',
    balance: `可用余额 ${moneyText(situation.balance)}`,
    credit:
      situation.creditStatus >= 20 && situation.creditStatus <= 30 ? `可用额度 ${moneyText(situation.creditAvailable)}` : '先收货，后付款',
    cashOnDelivery: '送达时向配送员付款',
    offlineTransfer: '转账到账后由客服确认，随后发货',
  };
  return paymentMethods.map((method) => ({
    method,
    name: paymentMethodNames[method],
    isAllowed: refusals[method] === '',
    reason: refusals[method],
    hint: hints[method],
  }));
}

function creditRefusal({ creditStatus, creditAvailable, amount }: PaymentSituation): string {
  if (creditStatus === 30) return '有逾期账单，暂不能使用账期下单';
  if (creditStatus === 40) return '账期已冻结';
  if (creditStatus === 20) return '账期合同尚未签署';
  if (creditStatus !== 25) return '尚未开通账期';
  return creditAvailable < amount ? '账期额度不足' : '';
}

function cashRefusal({ province, amount }: PaymentSituation): string {
  if (province === '') return '请先选择收货地址';
  if (!allowsCashOnDelivery(province)) return '收货地区不支持货到付款';
  return amount > cashLimit ? `货到付款每单不超过${moneyText(cashLimit)}` : '';
}
