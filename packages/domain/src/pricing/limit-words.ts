/** A promotion's limit as it stands for one customer (rule pricing 10). */
export interface PurchaseLimit {
  limitNumber: number;
  leftPurchaseQuantity: number;
  isOverSold: boolean;
  isOverJoinCount: boolean;
  isAllowOverLimit: boolean;
}

/** What a running limit says beside the price (rule pricing 10). */
export const limitText = (limitNumber: number, unit: string, isAllowOverLimit: boolean): string =>
  `限购${limitNumber}${unit}${isAllowOverLimit ? '，超出恢复原价' : '，不可超量'}`;

/** What a limit says to a quantity beyond it, '' where it says nothing (rule pricing 10). */
export function limitWords(limit: PurchaseLimit | null, quantity: number, unit: string): string {
  if (!limit || limit.limitNumber === 0 || quantity <= limit.leftPurchaseQuantity) return '';
  if (limit.isOverSold) return '来晚了，限购数量已抢完';
  if (limit.isOverJoinCount) return '限购活动您已买过';
  return limitText(limit.limitNumber, unit, limit.isAllowOverLimit);
}
