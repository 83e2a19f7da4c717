import type { Subject } from '@mall/api-contract/assistant';
import { hasAsked } from './attribute-asked.ts';
import type { Turn } from './turn.ts';

/** The goods that were shown and are all called so: 接头 of 快插接头. */
export async function shownUnder({ tools, thread }: Turn, words: string): Promise<Subject | undefined> {
  for (const one of thread.subjects.filter(({ keyword, shown }) => shown.length > 0 && keyword.includes(words))) {
    const products = await tools.products(one.shown);
    if (products.length > 0 && products.every(({ card }) => card.productName.includes(words))) return one;
  }
  return undefined;
}

/** 扭矩多大 of a drill that is shown asks about it; it is no job to work out. */
export async function isAboutShown({ read, tools, thread }: Turn): Promise<boolean> {
  const [subject] = thread.subjects;
  if (!read.selection || /\d/.test(read.text) || !subject?.shown.length || thread.asked.kind.startsWith('select')) return false;
  const { job: _, ...given } = read.selection;
  if (Object.values(given).some((value) => value !== undefined)) return false;
  return hasAsked(await tools.products(subject.shown), read.text);
}
