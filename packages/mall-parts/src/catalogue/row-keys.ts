import type { KeyboardEvent } from 'react';

const rows = 'tbody > tr, li > article';
/** What Tab stops at, fields apart: there the arrows mean something else. */
const controls = 'a[href]:not([tabindex="-1"]), button:not([tabindex="-1"]):not(:disabled)';
/** A card's name and picture are one link, a part of the card by itself. */
const controlsIn = (cell: Element | undefined) =>
  cell?.matches(controls) ? [cell as HTMLElement] : [...(cell?.querySelectorAll<HTMLElement>(controls) ?? [])];

/** Cards of one column stand below each other; so do all rows of a table. */
const leftOf = (row: Element) => Math.round(row.getBoundingClientRect().left);

/** What stands in the place of `control` in each row above and below it, itself among them; a row with nothing in that cell is passed over. */
function columnOf(control: HTMLElement, row: Element, all: Element[]): HTMLElement[] {
  const cell = [...row.children].findIndex((one) => one.contains(control));
  const at = controlsIn(row.children[cell]).indexOf(control);
  const left = leftOf(row);
  return all.flatMap((one) => {
    const there = leftOf(one) === left ? controlsIn(one.children[cell]) : [];
    return there[at] ?? there.at(-1) ?? [];
  });
}

/** Leads from a link or button of a listed SKU to the one in the same place of the others: up, down, Home and End. Tab stays the browser's. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>) {
  const { key, currentTarget: list } = event;
  if (!['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(key) || event.defaultPrevented) return;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const own = event.target as HTMLElement;
  const row = own.matches(controls) && own.closest(rows);
  // React hears keys of popovers, too, which stand elsewhere in the document.
  if (!row || !list.contains(row)) return;
  const column = columnOf(own, row, [...list.querySelectorAll(rows)]);
  const here = column.indexOf(own);
  const target = { ArrowDown: column[here + 1], ArrowUp: column[here - 1], Home: column[0], End: column.at(-1) }[key];
  if (!target || target === own) return;
  event.preventDefault();
  target.focus();
}
