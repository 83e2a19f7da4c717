import { textSeed } from './hash.ts';

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const digits = 90_000;
/** Beyond this share of a prefix's numbers, a letter is added: looking for a free one stays short. */
const full = 60_000;

/**
 * Gives SKU numbers: two letters of the category, five digits of what the SKU is (its maker and part number), so that a number stays when
 * the catalogue grows or is made in another size. Where two would have the same digits, the later one takes the next that are free.
 */
export class SkuNumbers {
  private readonly taken = new Map<string, { used: Uint8Array; count: number }[]>();

  /** @throws {Error} more than a million and a half SKUs in one second-level category */
  next(prefix: string, identity: string): string {
    const books = this.taken.get(prefix) ?? [];
    if (!books.length) this.taken.set(prefix, books);
    let wide = books.findIndex(({ count }) => count < full);
    if (wide < 0) {
      wide = books.length;
      books.push({ used: new Uint8Array(digits), count: 0 });
    }
    const book = books[wide];
    if (!book || wide > letters.length) throw new Error(`${prefix} has no number left`);
    let at = (textSeed(identity) >>> 0) % digits;
    while (book.used[at]) at = (at + 7919) % digits;
    book.used[at] = 1;
    book.count += 1;
    return `${prefix}${wide ? letters[wide - 1] : ''}${10_000 + at}`;
  }
}
