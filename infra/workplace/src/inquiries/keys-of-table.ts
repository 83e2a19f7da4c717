import type { QuoteField } from './quote-draft.ts';

/** Goes to a field of a row above or below; where there is none it stays. */
export function toField(from: HTMLElement, field: QuoteField, by: 1 | -1): void {
  const row = from.closest('tr');
  const next = by === 1 ? row?.nextElementSibling : row?.previousElementSibling;
  next?.querySelector<HTMLInputElement>(`input[data-field='${field}']`)?.focus();
}
