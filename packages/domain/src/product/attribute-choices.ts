/** An attribute with the values that may be chosen. */
export interface AttributeValues {
  key: string;
  value: string[];
}
export interface Choice {
  key: string;
  value: string;
}
type Attributes = readonly (readonly [key: string, value: string])[];

/** Chosen values by attribute; those of one attribute are alternatives. */
function byKey(chosen: readonly Choice[]): Map<string, Set<string>> {
  const keys = new Map<string, Set<string>>();
  for (const { key, value } of chosen) keys.set(key, (keys.get(key) ?? new Set()).add(value));
  return keys;
}

const fits = (attributes: Attributes, wanted: ReadonlyMap<string, ReadonlySet<string>>, except?: string) =>
  [...wanted].every(([key, values]) => key === except || attributes.some(([own, value]) => own === key && values.has(value)));

/** Has a SKU what was chosen? Values of one attribute are alternatives, different attributes all have to hold. */
export const fitsChoice = (attributes: Attributes, chosen: readonly Choice[]): boolean => fits(attributes, byKey(chosen));

const bySize = new Intl.Collator('zh', { numeric: true });

/**
 * What can still be chosen among SKUs (rule product 24): of each attribute the values that fit what was chosen of the others, in the order of sizes.
 * @param showsAll attributes with a single value, too: there is nothing to choose
 */
export function attributeChoices(skus: readonly Attributes[], chosen: readonly Choice[], showsAll: boolean): AttributeValues[] {
  const wanted = byKey(chosen);
  const keys = [...new Set(skus.flatMap((attributes) => attributes.map(([key]) => key)))];
  return keys
    .map((key) => {
      const fitting = skus.filter((attributes) => fits(attributes, wanted, key));
      const values = new Set(fitting.flatMap((attributes) => attributes.filter(([own]) => own === key).map(([, value]) => value)));
      return { key, value: [...values].sort(bySize.compare) };
    })
    .filter(({ value }) => value.length > (showsAll ? 0 : 1));
}
