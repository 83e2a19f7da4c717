/** An amount of money in whole fen (1/100 yuan). All arithmetic happens here; yuan appear only where a person reads them. */
export type Fen = number;

/** Rounds to the nearest whole number, halves away from zero: 0.5 → 1, -0.5 → -1 (rule money 6). */
export const roundHalfUp = (value: number): number => {
  const rounded = Math.sign(value) * Math.round(Math.abs(value));
  return rounded === 0 ? 0 : rounded;
};

/**
 * Yuan to fen, half-up at the third decimal. Works on the decimal digits, so `yuan(1.005)` is 101 although 1.005 has no exact double.
 * @param amount yuan as a number or as text such as '12.50'
 * @throws {RangeError} not a number, or beyond what a double holds exactly
 */
export function yuan(amount: number | string): Fen {
  const text = typeof amount === 'number' ? plainDecimal(amount) : amount.trim();
  const match = /^([+-]?)(\d+)(?:\.(\d*))?$/.exec(text);
  if (!match) throw new RangeError(`not an amount of yuan: ${amount}`);
  const [, sign, whole = '0', fraction = ''] = match;
  const digits = fraction.padEnd(3, '0');
  const fen = Number(whole) * 100 + Number(digits.slice(0, 2)) + (digits[2]! >= '5' ? 1 : 0);
  if (!Number.isSafeInteger(fen)) throw new RangeError(`amount out of range: ${amount}`);
  return sign === '-' && fen !== 0 ? -fen : fen;
}

/** A double as plain decimal digits: `String` writes very small numbers with an exponent. */
const plainDecimal = (amount: number) => (Math.abs(amount) < 1e-6 && Number.isFinite(amount) ? '0' : String(amount));

/** A share of an amount, rounded once, half-up. @param basisPoints 10000 is the whole: `shareOf(yuan(100), 9500)` is 95 yuan */
export function shareOf(amount: Fen, basisPoints: number): Fen {
  const product = BigInt(amount) * BigInt(basisPoints);
  const magnitude = product < 0n ? -product : product;
  const rounded = Number((magnitude * 2n + 10_000n) / 20_000n);
  return product < 0n && rounded !== 0 ? -rounded : rounded;
}
