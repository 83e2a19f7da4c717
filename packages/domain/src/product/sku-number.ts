/**
 * What was typed or linked as a SKU number, as the mall writes it: half width, without blanks, in upper case (rule product 27).
 * @returns undefined where it can't be one
 */
export function asSkuNumber(typed: string): string | undefined {
  const number = typed.length > 200 ? '' : typed.normalize('NFKC').replace(/\s+/g, '').toUpperCase();
  return /^[A-Z0-9-]{1,40}$/.test(number) ? number : undefined;
}

/** The numbers that somebody may mean who typed this, the likelier one first: as it stands, and without the dashes that people put in. */
export function skuNumbersMeant(typed: string): string[] {
  const number = asSkuNumber(typed);
  return number === undefined ? [] : [...new Set([number, number.replaceAll('-', '')])].filter(Boolean);
}
