import Type, { type TSchema } from 'typebox';

type Walked = TSchema & {
  opensPrices?: true;
  properties?: Record<string, TSchema>;
  patternProperties?: Record<string, TSchema>;
  items?: TSchema;
  anyOf?: TSchema[];
  allOf?: TSchema[];
};

/**
 * A text of an answer that leads to prices or amounts without a login, or is the picture of one: an address, a code, a QR code. It is '' for who may not
 * see prices (rule roles 17).
 */
export const PricedLink = (description?: string) => Type.String({ ...(description ? { description } : {}), opensPrices: true });

/** The names of the fields of an answer that are a `PricedLink`, wherever they stand in it. */
export function pricedLinksOf(response: TSchema): Set<string> {
  const names = new Set<string>();
  const walk = ({ properties, patternProperties, items, anyOf = [], allOf = [] }: Walked) => {
    for (const [name, one] of Object.entries({ ...properties, ...patternProperties })) {
      if ((one as Walked).opensPrices) names.add(name);
      walk(one);
    }
    for (const one of [...(items ? [items] : []), ...anyOf, ...allOf]) walk(one);
  };
  walk(response);
  return names;
}
