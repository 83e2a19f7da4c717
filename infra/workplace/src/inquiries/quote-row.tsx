import type { StaffInquiryLine } from '@mall/api-contract/staff';
import { Button, Tag } from '@mall/ui-kit';
import { Input } from '@mall/ui-kit/forms';
import { type FocusEvent, type KeyboardEvent, memo } from 'react';
import { fenOf } from '../wording/yuan-input.ts';
import { toField } from './keys-of-table.ts';
import { comparedText, type QuoteField } from './quote-draft.ts';
import { QuotingHelpText } from './quoting-help.tsx';
import { Said, Stack } from './row-parts.tsx';
import { useQuoteLine } from './use-quote-line.ts';

interface Props {
  inquiryId: number;
  line: StaffInquiryLine;
  /** As it stands on the sheet, from 1. */
  at: number;
  canQuote: boolean;
  onRefuse: (line: StaffInquiryLine, at: number) => void;
}

const fields: { field: QuoteField; label: string; width: number; inputMode?: 'decimal' | 'numeric'; maxLength: number }[] = [
  { field: 'sku', label: '商品编号', width: 112, maxLength: 40 },
  { field: 'price', label: '单价', width: 92, inputMode: 'decimal', maxLength: 12 },
  { field: 'from', label: '起订', width: 62, inputMode: 'numeric', maxLength: 4 },
  { field: 'days', label: '天数', width: 56, inputMode: 'numeric', maxLength: 3 },
  { field: 'remark', label: '备注', width: 120, maxLength: 200 },
];

/** One line: what the buyer wrote, what helps to price it, and the offer. Enter saves and goes to the next price; the arrows walk up and down. */
export const QuoteRow = memo(function QuoteRow({ inquiryId, line, at, canQuote, onRefuse }: Props) {
  const quote = useQuoteLine(inquiryId, line);
  const { draft, faults } = quote;
  const shown = line.offered ?? line.asked;
  const price = fenOf(draft.price);
  const leave = (event: FocusEvent<HTMLTableRowElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) void quote.save();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>, field: QuoteField) => {
    if (event.key === 'Escape') quote.forget();
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' || event.key === 'Enter' ? 1 : 0;
    if (by === 0 || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (event.key === 'Enter') void quote.save();
    toField(event.currentTarget, event.key === 'Enter' ? 'price' : field, by);
  };
  const state = quote.isBusy
    ? '正在保存'
    : quote.isChanged
      ? '未保存'
      : line.refusedWhy
        ? '不报价'
        : line.isOpen
          ? '待报价'
          : line.quotedBy
            ? '已报价'
            : '自动报价';
  return (
    <tr onBlur={leave} data-open={line.isOpen || undefined}>
      <th scope="row" data-label="行">
        {at}
      </th>
      <td data-label="询价内容">
        <Said
          line={line}
          quantityField={
            line.quantity === null && canQuote ? (
              <Input
                size="sm"
                aria-label={`第${at}行 数量`}
                inputMode="numeric"
                maxLength={4}
                value={draft.quantity}
                invalid={faults.quantity !== undefined}
                onChange={({ target }) => quote.type({ quantity: target.value.trim() })}
              />
            ) : null
          }
        />
      </td>
      <td data-label="参考">{shown ? <QuotingHelpText help={shown} /> : <span data-quiet>没有匹配的商品，请填写替代品的商品编号</span>}</td>
      {fields.map(({ field, label, width, inputMode, maxLength }) => (
        <td key={field} data-label={label} data-entry width={width}>
          {canQuote ? (
            <Input
              size="sm"
              data-field={field}
              aria-label={`第${at}行 ${label}`}
              title={faults[field]}
              invalid={faults[field] !== undefined}
              autoComplete="off"
              inputMode={inputMode}
              maxLength={maxLength}
              placeholder={field === 'from' ? String(line.quantity ?? '') : ''}
              value={draft[field]}
              onFocus={({ target }) => target.select()}
              onKeyDown={(event) => press(event, field)}
              onChange={({ target }) => quote.type({ [field]: target.value })}
            />
          ) : (
            draft[field] || '—'
          )}
        </td>
      ))}
      <td data-label="状态" data-state>
        <Stack>
          <Tag kind={quote.isChanged ? 'warning' : line.isOpen ? 'neutral' : line.refusedWhy ? 'neutral' : 'success'}>{state}</Tag>
          {line.isSubstitute && <span data-quiet>替代品</span>}
          {line.refusedWhy && <span data-quiet>{line.refusedWhy}</span>}
          {price !== undefined && shown && <span data-quiet>{comparedText('目录价', price, shown.listFen)}</span>}
          {line.quotedBy && !line.refusedWhy && <span data-quiet>{line.quotedBy}</span>}
          {(quote.failure || Object.values(faults)[0]) && <span role="alert">{quote.failure || Object.values(faults)[0]}</span>}
          {canQuote && line.isOpen && (
            <Button size="sm" variant="quiet" aria-label={`第${at}行不报价`} onClick={() => onRefuse(line, at)}>
              不报价
            </Button>
          )}
        </Stack>
      </td>
    </tr>
  );
}, sameRow);

/** What is read again every few seconds is drawn again only where it differs. */
function sameRow(one: Props, other: Props): boolean {
  return (
    one.at === other.at &&
    one.canQuote === other.canQuote &&
    one.onRefuse === other.onRefuse &&
    (one.line === other.line || JSON.stringify(one.line) === JSON.stringify(other.line))
  );
}
