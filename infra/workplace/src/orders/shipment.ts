import { leftOf, type StaffLine } from './left.ts';

/** What was typed for each line that has something left; what was not touched is all that is left. */
export interface Entry {
  line: StaffLine;
  text: string;
  /** What is wrong with it, '' for nothing. */
  fault: string;
  quantity: number;
}

/** Reads the typed quantities. @param typed by id of the line */
export const entriesOf = (lines: readonly StaffLine[], typed: Readonly<Record<number, string>>): Entry[] =>
  lines
    .filter((line) => leftOf(line) > 0)
    .map((line) => {
      const text = typed[line.id] ?? String(leftOf(line));
      const quantity = /^\d{0,4}$/.test(text) ? Number(text) : Number.NaN;
      const fault = Number.isNaN(quantity) ? '请填写整数' : quantity > leftOf(line) ? `最多 ${leftOf(line)}` : '';
      return { line, text, fault, quantity: fault ? 0 : quantity };
    });
