import { yuanText } from '@mall/domain/money';
import { fenOf } from '../wording/yuan-input.ts';

/** What was typed as a whole number; undefined for what is none. */
export const wholeOf = (text: string): number | undefined => (/^\d{1,9}$/.test(text.trim()) ? Number(text.trim()) : undefined);

/** 9.5 折 as basis points that remain to be paid; undefined for what is none. */
export const shareOfFold = (text: string): number | undefined =>
  /^\d(\.\d{1,2})?$/.test(text.trim()) ? Math.round(Number(text.trim()) * 1000) : undefined;

/** 9500 as 9.5. */
export const foldOfShare = (share: number | null): string => (share === null ? '' : String(share / 1000));

/** Fen as a person would type them: 30 rather than 30.00. */
export const yuanOf = (fen: number | null): string => (fen === null ? '' : yuanText(fen).replace(/\.00$/, ''));

/** An amount of yuan in fen; 0 for what is none, which the rules refuse in words. */
export const fenOrNone = (text: string): number => fenOf(text) ?? 0;

/** SKU numbers as they were pasted: lines, commas, blanks. */
export const skusOf = (text: string): string[] =>
  [...new Set(text.split(/[\s,，;；、]+/).map((one) => one.trim().toUpperCase()))].filter((one) => /^[A-Z0-9-]{1,40}$/.test(one));
