/** A SKU as a rule sees it. */
export interface JudgedSku {
  id: number;
  name: string;
  brand: string;
  /** '紧固件/螺母/六角螺母'. */
  path: string;
  /** Upper case, without separators. */
  partNumber: string;
  attributes: readonly (readonly [string, string])[];
  isActive: boolean;
}

/** Which SKUs are right for a query. */
export type Judgement = (sku: JudgedSku) => boolean;

const fields: Record<string, (sku: JudgedSku) => string> = {
  c: ({ path }) => path,
  n: ({ name }) => name,
  b: ({ brand }) => brand,
  p: ({ partNumber }) => partNumber,
};

const fieldOf = (key: string) => fields[key] ?? ((sku: JudgedSku) => sku.attributes.find(([name]) => name === key)?.[1] ?? '');
const numberIn = (text: string) => Number(/\d+(?:\.\d+)?/.exec(text)?.[0] ?? Number.NaN);

/**
 * Reads a rule: conditions joined by ` && `. `key~pattern` asks a pattern of the path (c), the name (n), the brand (b), the part number (p) or an attribute;
 * `key≈number` asks for the nearest value below or above that a SKU of the other conditions has, and for the number itself where one has it.
 * What is delisted is right only for a rule that names 供货状态. So a rule holds for any catalogue, complete or not. `none` means that nothing is right, because nothing of the kind is sold.
 * @returns which SKUs are right; undefined for `none`
 */
export function judgementOf(rule: string, all: readonly JudgedSku[]): Judgement | undefined {
  if (rule === 'none') return undefined;
  const conditions = rule.split(' && ');
  const patterns = conditions
    .filter((one) => one.includes('~') && !one.includes('≈'))
    .map((one) => {
      const at = one.indexOf('~');
      const field = fieldOf(one.slice(0, at));
      const pattern = new RegExp(one.slice(at + 1), 'u');
      return (sku: JudgedSku) => pattern.test(field(sku));
    });
  const wantsDelisted = rule.includes('供货状态');
  const fits: Judgement = (sku) => (sku.isActive || wantsDelisted) && patterns.every((holds) => holds(sku));
  const nearest = conditions
    .filter((one) => one.includes('≈'))
    .map((one) => {
      const [key = '', wanted = ''] = one.split('≈');
      return { field: fieldOf(key), wanted: Number(wanted) };
    });
  if (nearest.length === 0) return fits;
  let left = all.filter(fits);
  for (const { field, wanted } of nearest) {
    const numbers = left.map((sku) => numberIn(field(sku))).filter(Number.isFinite);
    const below = Math.max(...numbers.filter((number) => number <= wanted));
    const above = Math.min(...numbers.filter((number) => number >= wanted));
    left = left.filter((sku) => [below, above].includes(numberIn(field(sku))));
  }
  const right = new Set(left.map(({ id }) => id));
  return ({ id }) => right.has(id);
}
