import { color, space, type } from '@mall/design-tokens';
import { Input } from '@mall/ui-kit/forms';
import { type KeyboardEvent, useId, useRef, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import type { InquiryLine } from '../../../parts/inquiry/inquiry-types.ts';
import type { LineEdits, LineWish, TypedLine } from './line-edits.ts';

interface Props {
  line: InquiryLine;
  edits: LineEdits;
  field: keyof TypedLine;
  label: string;
  hint: string;
  /** What stands there while nothing is being typed. */
  value: string;
  /** What is wrong with it, in words. */
  fault?: string;
  /** What a typed text means; left out: itself. */
  settle?: (text: string) => { wish: LineWish; note?: string };
}

const wishOf: Record<Exclude<keyof TypedLine, 'quantity'>, (text: string) => LineWish> = {
  remark: (remark) => ({ remark }),
  partNumber: (text) => ({ partnumber_customer: text }),
  brand: (text) => ({ brand_customer: text }),
};

/** A cell one types into. What is typed is kept with the first key, and counts when the field is left or Enter pressed; Escape takes it back. */
export function SheetField({ line: { id, customer }, edits, field, label, hint, value, fault, settle }: Props) {
  const { typed } = useSyncExternalStore(edits.subscribe, () => edits.of(id));
  const [note, setNote] = useState('');
  const isTakenBack = useRef(false);
  const noteId = useId();
  const text = typed?.[field];
  const words = text === undefined ? note || fault : undefined;

  function finish() {
    if (isTakenBack.current || text === undefined) {
      isTakenBack.current = false;
      return;
    }
    const trimmed = text.trim();
    if (trimmed === value || (trimmed === '' && field === 'quantity')) return edits.settle(id, field);
    const settled = settle?.(trimmed) ?? { wish: wishOf[field as keyof typeof wishOf](trimmed) };
    setNote(settled.note ?? '');
    // The two go together: what isn't said of one would be taken away by the other.
    const own =
      field === 'partNumber' ? { brand_customer: customer.brand } : field === 'brand' ? { partnumber_customer: customer.partNumber } : {};
    edits.settle(id, field, { ...own, ...edits.of(id).wish, ...settled.wish });
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') finish();
    if (event.key !== 'Escape' || text === undefined) return;
    event.stopPropagation();
    edits.settle(id, field);
  }

  return (
    <>
      <Cell
        size="sm"
        data-column={field}
        aria-label={label}
        aria-describedby={words ? noteId : undefined}
        aria-invalid={(fault && text === undefined) || undefined}
        placeholder={hint}
        autoComplete="off"
        inputMode={field === 'quantity' ? 'numeric' : undefined}
        maxLength={field === 'quantity' ? 12 : 200}
        value={text ?? value}
        onChange={(event) => edits.type(id, { [field]: event.target.value })}
        onBlur={finish}
        onKeyDown={onKeyDown}
      />
      {words && (
        <Note id={noteId} role={note ? 'status' : undefined}>
          {words}
        </Note>
      )}
    </>
  );
}

const Cell = styled(Input)`
  &&:not(:hover, :focus, [aria-invalid='true']) {
    border-color: ${color.line};
  }
  &&[data-column='quantity'] {
    text-align: right;
  }
`;
const Note = styled.p`
  padding-top: ${space.hair};
  color: ${color.danger};
  font-size: ${type.sizeLeast};
  line-height: 1.35;
`;
