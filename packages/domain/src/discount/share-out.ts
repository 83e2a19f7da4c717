import { apportion, type Fen } from '../money/index.ts';

/**
 * Spreads a discount over lines by largest remainder (rule money 7), whatever order they stand in: at equal remainders the lower SKU number
 * gets the odd fen (rule discount 17).
 * @param total whole fen, not negative @param lines what is left of each, in fen
 * @returns one share a line, in their order
 */
export function shareOut(total: Fen, lines: readonly { sku: string; left: Fen }[]): Fen[] {
  const order = lines.map((_, index) => index).sort((a, b) => compare(lines[a]!, lines[b]!));
  const shares = apportion(
    total,
    order.map((index) => lines[index]!.left),
  );
  const found = lines.map(() => 0);
  order.forEach((index, position) => {
    found[index] = shares[position]!;
  });
  return found;
}

const compare = (a: { sku: string; left: Fen }, b: { sku: string; left: Fen }) =>
  a.sku === b.sku ? a.left - b.left : a.sku < b.sku ? -1 : 1;
