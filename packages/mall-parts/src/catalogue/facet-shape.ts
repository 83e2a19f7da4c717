import { widthOf } from './facet-order.ts';

const shownAtFirst = 8;
const shownInPairs = 12;
interface Value {
  label: string;
  count: number;
}

/** Short values, such as M8 or 304, that fit half a column with their count: a line that wraps would be higher than was said. */
const isShort = ({ label, count }: Value, isEstimated: boolean) =>
  widthOf(label) <= 6 && widthOf(label) + count.toLocaleString('en-US').length + (isEstimated ? 2 : 0) <= 8;

/** Whether a group's values stand in two columns, and how many are shown at first. */
export function facetShape(values: readonly Value[], isEstimated: boolean): { isPaired: boolean; most: number } {
  const isPaired = values.length > 4 && values.every((value) => isShort(value, isEstimated));
  return { isPaired, most: isPaired ? shownInPairs : shownAtFirst };
}

const headHeight = 45;
const lineHeight = 25.5;
const moreHeight = 23;

/** How high a group is before anything in it is pressed, in px. */
export function facetHeight(values: readonly (Value & { selected: boolean })[], isOpen: boolean, isEstimated: boolean): number {
  if (!isOpen) return headHeight;
  const { isPaired, most } = facetShape(values, isEstimated);
  const shown = values.filter(({ selected }, at) => selected || at < most).length;
  return headHeight + Math.ceil(isPaired ? shown / 2 : shown) * lineHeight + (values.length > most ? moreHeight : 0);
}
