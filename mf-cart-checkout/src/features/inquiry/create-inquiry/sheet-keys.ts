import type { KeyboardEvent } from 'react';

const fields = 'input[data-column],textarea[data-column]';
const rowOf = (element: Element) => element.closest('[data-line]');

/** The field in the same column of the next row that is drawn in that direction; bodies of rows not drawn yet are passed over. */
function neighbour(field: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const all = [...(field.closest('table')?.querySelectorAll<HTMLElement>(`[data-column='${field.dataset.column}']`) ?? [])];
  return all[all.indexOf(field) + step];
}

const caretAt = (field: HTMLInputElement, end: 'start' | 'end') => {
  if (field.type === 'checkbox') return true;
  const place = end === 'start' ? 0 : field.value.length;
  return field.selectionStart === place && field.selectionEnd === place;
};

/**
 * Moves through the sheet as through a spreadsheet: up and down in the column, Enter down, left and right from the ends of a field. Tab stays the browser's.
 * A field's own Enter or Escape has been heard before: this only moves.
 */
export function moveThroughSheet(event: KeyboardEvent<HTMLElement>) {
  const field = event.target as HTMLInputElement;
  if (!field.matches?.(fields) || event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
  let target: HTMLElement | undefined;
  if (event.key === 'ArrowDown' || (event.key === 'Enter' && field.type !== 'checkbox')) target = neighbour(field, event.shiftKey ? -1 : 1);
  else if (event.key === 'ArrowUp') target = neighbour(field, -1);
  else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
    const forward = event.key === 'ArrowRight';
    if (!caretAt(field, forward ? 'end' : 'start')) return;
    const row = [...(rowOf(field)?.querySelectorAll<HTMLElement>(fields) ?? [])];
    target = row[row.indexOf(field) + (forward ? 1 : -1)];
  } else return;
  event.preventDefault();
  target?.focus();
  if (target instanceof HTMLInputElement && target.type !== 'checkbox') target.select();
  target?.scrollIntoView?.({ block: 'nearest' });
}
