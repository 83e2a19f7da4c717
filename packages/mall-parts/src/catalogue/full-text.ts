import { widthOf } from './facet-order.ts';

/** A tooltip says again what may be cut off; what fits has none. @param most letters that always fit, Han characters count twice */
export const fullText = (text: string, most: number): string | undefined => (widthOf(text) > most ? text : undefined);
