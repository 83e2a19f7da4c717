/**
 * What somebody typed, as a text that can be searched, written into an address and stored: without signs that no keyboard has (control characters, halves of a sign), trimmed, and
 * cut at `most` UTF-16 units, never within a sign.
 */
export const asTyped = (text: string, most: number): string =>
  text
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, most)
    .replace(/\p{Cs}/gu, '')
    .trim();
