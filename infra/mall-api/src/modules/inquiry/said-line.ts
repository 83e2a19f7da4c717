import { maxQuantity } from '@mall/domain/cart';
import type { LineSource, ListLine } from '@mall/domain/inquiry';
import type { SaidLine } from './inquiry-rows.ts';

const longest = 200;
const cut = (text: string | undefined, most = longest) => (text ?? '').slice(0, most);

/** What stands in the list as its quantity, where that is no number or was worked out: 若干, 2打. */
const quantityWords = ({ faults }: ListLine) => faults.find(({ field }) => field === 'quantity')?.words.match(/“(.*?)”/)?.[1] ?? '';

/** A line of a list as it is kept. Whatever is wrong with it, it stays (rule inquiry 27). @param sets how many times its quantity is wanted */
export function saidLine(line: ListLine, source: LineSource, sets = 1): SaidLine {
  const wanted = line.quantity === undefined ? undefined : line.quantity * sets;
  const fits = wanted !== undefined && wanted <= maxQuantity;
  const partNumber = line.partNumber ?? '';
  return {
    said: cut(line.raw, 500),
    itemNoCustomer: cut(line.ownItemNumber),
    partNumberCustomer: cut(partNumber || line.skuNumber),
    brandCustomer: cut(line.brand),
    nameCustomer: cut(line.name, 500),
    specCustomer: cut([line.spec, partNumber && line.skuNumber].filter(Boolean).join(' '), 500),
    quantity: fits ? wanted : null,
    quantitySaid: cut(wanted !== undefined && !fits ? String(wanted) : quantityWords(line), 40),
    unitSaid: cut(line.unit, 20),
    remark: cut(line.remark),
    source,
    unsure: cut(line.unsure),
  };
}
