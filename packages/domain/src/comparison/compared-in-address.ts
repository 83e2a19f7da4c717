import { asSkuNumber } from '../product/index.ts';
import { mostCompared } from './comparison-list.ts';

/** Where these products stand side by side, whoever opens it (rule comparison 11). */
export const comparisonUrl = (skuNumbers: readonly string[]): string =>
  `/comparison/${skuNumbers.map((one) => encodeURIComponent(one.toUpperCase())).join(',')}`;

/**
 * The SKUs that the last part of `/comparison/…` names: one, or several with commas between them, each once and no more than are compared.
 * @returns the numbers as the mall writes them; none where there is no SKU number in it
 */
export function comparedInAddress(part: string): string[] {
  if (part.length > 400) return [];
  const numbers = part
    .normalize('NFKC')
    .split(/[,、]/)
    .map((one) => asSkuNumber(one));
  return [...new Set(numbers)].filter((one) => one !== undefined).slice(0, mostCompared);
}
