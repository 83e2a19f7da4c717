import { roundHalfUp } from '../money/index.ts';

/** What may be chosen of a configurable product, and by how much each choice changes the price. */
export interface PartOption {
  key: string;
  values: string[];
  priceFactor?: number[];
}

export interface ConfiguredPart {
  partNumber: string;
  name: string;
  attributes: [string, string][];
  /** Fen. */
  listPrice: number;
}

const codeOf = (value: string) => value.replace(/[^0-9A-Za-z.]/g, '').toUpperCase();

/**
 * The part that results from choosing one value of every option (rules product 15–17). Its number is the source's with a code for each choice, in the options' order; its
 * price is the source's list price times the factors, rounded half-up once.
 * @returns the part, or the first option for which nothing, or nothing that is offered, was chosen
 */
export function configuredPart(
  source: { manufacturerPartNumber: string; name: string; attributes: readonly [string, string][]; listPrice: number },
  options: readonly PartOption[],
  chosen: readonly { key: string; value: string }[],
): ConfiguredPart | { missing: string } {
  const stranger = chosen.find(({ key }) => !options.some((option) => option.key === key));
  if (stranger) return { missing: stranger.key };
  const attributes = new Map(source.attributes);
  const codes: string[] = [];
  let factor = 1;
  for (const { key, values, priceFactor } of options) {
    const value = chosen.find((choice) => choice.key === key)?.value;
    const at = value === undefined ? -1 : values.indexOf(value);
    if (value === undefined || at < 0) return { missing: key };
    attributes.set(key, value);
    factor *= priceFactor?.[at] ?? 1;
    codes.push(codeOf(value) || String(at + 1));
  }
  return {
    partNumber: [source.manufacturerPartNumber, ...codes].join('-'),
    name: `${source.name} ${options.map(({ key }) => attributes.get(key)).join(' ')}`,
    attributes: [...attributes],
    listPrice: Math.max(1, roundHalfUp(source.listPrice * factor)),
  };
}
