import { maxQuantity } from '../cart/quantity.ts';

/** A stock figure as every screen writes it: to the piece, beyond what can be bought at once 9999+ (rule stock 10). */
export const stockFigure = (free: number): string => (free > maxQuantity ? `${maxQuantity}+` : free.toLocaleString('en-US'));
