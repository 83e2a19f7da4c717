/** What a quantity of one SKU has to obey (rules cart 1–4). */
export interface QuantityRule {
  /** 1 unless given. */
  minOrderQty?: number;
  /** 1 unless given. */
  stepValue?: number;
  purchaseLimit?: QuantityLimit | null | undefined;
}

/** A campaign's limit as it stands for this customer: what is left now, of `limitNumber` in all. */
export interface QuantityLimit {
  limitNumber: number;
  leftPurchaseQuantity: number;
  /** true: pieces beyond the limit cost the usual price; false: they can't be bought. */
  isAllowOverLimit: boolean;
}

export const maxQuantity = 9999;

export type QuantityProblem = 'NOT_A_NUMBER' | 'BELOW_MINIMUM' | 'ABOVE_MAXIMUM' | 'OFF_STEP' | 'OVER_LIMIT' | 'LIMIT_USED_UP';
export type QuantityDecision = { ok: true; quantity: number } | { ok: false; quantity: number; reason: QuantityProblem; message: string };

const minimumOf = (rule: QuantityRule) => Math.max(1, Math.trunc(rule.minOrderQty ?? 1));
const stepOf = (rule: QuantityRule) => Math.max(1, Math.trunc(rule.stepValue ?? 1));

/** The largest quantity of the form minimum + n × step that is not above `ceiling`; 0 when even the minimum is. */
function largestWithin(rule: QuantityRule, ceiling: number): number {
  const minimum = minimumOf(rule);
  if (minimum > ceiling) return 0;
  return minimum + Math.floor((ceiling - minimum) / stepOf(rule)) * stepOf(rule);
}

/** The largest quantity that may be bought at once; 0 when a limit leaves less than the minimum. */
export function largestQuantity(rule: QuantityRule): number {
  const { purchaseLimit } = rule;
  const ceiling =
    purchaseLimit && !purchaseLimit.isAllowOverLimit ? Math.min(maxQuantity, purchaseLimit.leftPurchaseQuantity) : maxQuantity;
  return largestWithin(rule, ceiling);
}

/** `1,000`, `1 000` or `1000`, also as `1000.0`, after a sign of multiplication, before a unit. */
const shownNumber = /^[×x*]?\s*(\d{1,3}(?:[, ]\d{3})+|\d+)(?:\.0+)?\s*[\p{L}/]*$/u;

/** The number that a text shows, in digits of any width, with separators and a unit; `undefined` where it shows none. */
function numberIn(text: string): number | undefined {
  const digits = shownNumber.exec(text.normalize('NFKC').trim())?.[1];
  return digits === undefined ? undefined : Number(digits.replaceAll(/[, ]/g, ''));
}

/**
 * Is this quantity valid, and which one stands in for it if not (rules cart 2, 3)?
 * A text is understood as the number it shows. No number, zero, empty or less than the minimum become the minimum; above 9999 becomes 9999, or the last step
 * below it; off step becomes the minimum; beyond a limit that can't be exceeded it is cut down to the last step within it. When a limit leaves nothing, `quantity` is 0.
 * @param typed a number, or what stands in the input field
 */
export function decideQuantity(typed: number | string, rule: QuantityRule = {}): QuantityDecision {
  const minimum = minimumOf(rule);
  const step = stepOf(rule);
  const largest = largestQuantity(rule);
  if (largest === 0) return { ok: false, quantity: 0, reason: 'LIMIT_USED_UP', message: '超出限购数量' };
  const text = String(typed).trim();
  const belowMinimum = `不能少于起订量${minimum}`;
  if (text === '') return { ok: false, quantity: minimum, reason: 'BELOW_MINIMUM', message: belowMinimum };
  const quantity = numberIn(text);
  if (quantity === undefined) return { ok: false, quantity: minimum, reason: 'NOT_A_NUMBER', message: belowMinimum };
  if (quantity < minimum) return { ok: false, quantity: minimum, reason: 'BELOW_MINIMUM', message: belowMinimum };
  if (quantity > maxQuantity && largest === largestWithin(rule, maxQuantity))
    return { ok: false, quantity: largest, reason: 'ABOVE_MAXIMUM', message: `一次最多${largest}${step > 1 ? `，按${step}递增` : ''}` };
  if (quantity > maxQuantity) return { ok: false, quantity: largest, reason: 'OVER_LIMIT', message: '超出限购数量' };
  if ((quantity - minimum) % step !== 0)
    return { ok: false, quantity: minimum, reason: 'OFF_STEP', message: `起订量后的步进值必须为${step}` };
  if (quantity > largest) return { ok: false, quantity: largest, reason: 'OVER_LIMIT', message: '超出限购数量' };
  return { ok: true, quantity };
}

/** May the plus button be pressed? Not at 9999, and not when less than one step is left of a limit. */
export const canIncrease = (quantity: number, rule: QuantityRule = {}): boolean => quantity + stepOf(rule) <= largestQuantity(rule);

/** May the minus button be pressed? Not at the minimum. */
export const canDecrease = (quantity: number, rule: QuantityRule = {}): boolean => quantity - stepOf(rule) >= minimumOf(rule);

/** What the plus and minus buttons lead to. */
export const increased = (quantity: number, rule: QuantityRule = {}): number =>
  canIncrease(quantity, rule) ? quantity + stepOf(rule) : quantity;
export const decreased = (quantity: number, rule: QuantityRule = {}): number =>
  canDecrease(quantity, rule) ? quantity - stepOf(rule) : quantity;
