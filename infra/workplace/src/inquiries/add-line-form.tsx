import { below, space } from '@mall/design-tokens';
import { Button, Notice } from '@mall/ui-kit';
import { Field, Input } from '@mall/ui-kit/forms';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { useSdk } from '../calls/sdk-context.ts';
import { useAct } from '../calls/use-act.ts';

const empty = { said: '', quantity: '' };

/** A line that the buyer's file says, typed in by staff. */
export function AddLineForm({ inquiryId }: { inquiryId: number }) {
  const sdk = useSdk();
  const act = useAct({ isSafe: true });
  const [form, setForm] = useState(empty);
  const isReady = form.said.trim() !== '' && /^[1-9]\d{0,3}$/.test(form.quantity.trim());
  async function add(event: FormEvent) {
    event.preventDefault();
    if (!isReady) return;
    const line = { inquiryId, said: form.said.trim(), quantity: Number(form.quantity) };
    if (await act.run(['addInquiryLine', line], (options) => sdk.staff.addInquiryLine(line, options))) setForm(empty);
  }
  return (
    <Row onSubmit={(event) => void add(event)} aria-label="补录一行" noValidate>
      <Field label="补录：客户附件中的一行">
        <Input
          autoComplete="off"
          maxLength={500}
          placeholder="例如：六角螺栓 M12×80 8.8级"
          value={form.said}
          onChange={({ target }) => setForm({ ...form, said: target.value })}
        />
      </Field>
      <Field label="数量">
        <Input
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={form.quantity}
          onChange={({ target }) => setForm({ ...form, quantity: target.value.trim() })}
        />
      </Field>
      <Button type="submit" busy={act.isBusy} disabled={!isReady}>
        加入明细
      </Button>
      {act.failure && (
        <Notice tone="danger" live>
          {act.failure}
        </Notice>
      )}
    </Row>
  );
}

const Row = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 96px auto;
  align-items: end;
  gap: ${space.md};
  > :nth-child(4) { grid-column: 1 / -1; }
  ${below.tablet} { grid-template-columns: 1fr; :is(input, button) { height: 44px; } }
`;
