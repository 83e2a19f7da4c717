import type { StaffOrder } from '@mall/api-contract/staff';

export type StaffLine = StaffOrder['lines'][number];

/** How much of a line hasn't left yet. */
export const leftOf = ({ quantity, shippedQuantity }: Pick<StaffLine, 'quantity' | 'shippedQuantity'>): number =>
  quantity - shippedQuantity;

/** '3 种 12 件': what of these lines is left. */
export function leftText(lines: readonly StaffLine[]): string {
  const left = lines.filter((line) => leftOf(line) > 0);
  return left.length ? `${left.length} 种 ${left.reduce((sum, line) => sum + leftOf(line), 0)} 件` : '–';
}
