import { asTyped } from './typed.ts';

/** So many words can narrow a list, and so long each of them. */
export const withinAtMost = 5;
export const longestWithin = 50;

/** What is searched for within results, as an address or a buyer says it: trimmed, each once, the first five (rule search 32). */
export function asWithin(texts: readonly string[]): string[] {
  const words = texts.map((text) => asTyped(text, longestWithin)).filter((text) => text !== '');
  return [...new Set(words)].slice(0, withinAtMost);
}
