import { type Fen, moneyText } from '../money/index.ts';

/** Provinces whose own warehouse delivers, so that the driver can take the money. */
const cashProvinces = ['上海', '江苏', '浙江', '广东', '天津', '北京', '四川', '湖北'];
const cashLimit: Fen = 500_000;

/** Cash on delivery where the region allows it (rule payment 4). @param province its name: 上海市 */
export const allowsCashOnDelivery = (province: string): boolean => cashProvinces.some((name) => province.startsWith(name));

/** Why the driver can't take the money for this order, '' where he can (rules payment 4, 5). @param province name, '' while there is no address */
export function cashRefusal({ province, amount }: { province: string; amount: Fen }): string {
  if (province === '') return '请先选择收货地址';
  if (!allowsCashOnDelivery(province)) return '收货地区不支持货到付款';
  return amount > cashLimit ? `货到付款每单不超过${moneyText(cashLimit)}` : '';
}
