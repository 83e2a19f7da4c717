import type { Fen } from './fen.ts';

/**
 * An amount that its reader may not know (rule roles 17): no real one is as far below zero, and what is reckoned with it stays hidden. Travels like any
 * other amount, and every way of writing one writes `***`.
 */
export const hiddenFen: Fen = -9_000_000_000_000_000;
export const hiddenText = '***';
export const isHidden = (amount: Fen): boolean => amount < hiddenFen / 2;
