import { widthOf } from './facet-order.ts';

const shownAtFirst = 8;
const shownInPairs = 12;
/** Short values, such as M8 or 304. */
const isShort = ({ label }: { label: string }) => widthOf(label) <= 6;

/** Whether a group's values stand in two columns, and how many are shown at first. */
export function facetShape(values: readonly { label: string }[]): { isPaired: boolean; most: number } {
  const isPaired = values.length > 4 && values.every(isShort);
  return { isPaired, most: isPaired ? shownInPairs : shownAtFirst };
}

const headHeight = 45;
const lineHeight = 25.5;
const moreHeight = 23;

/** How high a group is before anything in it is pressed, in px. */
export function facetHeight(values: readonly { label: string; selected: boolean }[], isOpen: boolean): number {
  if (!isOpen) return headHeight;
  const { isPaired, most } = facetShape(values);
  const shown = values.filter(({ selected }, at) => selected || at < most).length;
  return headHeight + Math.ceil(isPaired ? shown / 2 : shown) * lineHeight + (values.length > most ? moreHeight : 0);
}
