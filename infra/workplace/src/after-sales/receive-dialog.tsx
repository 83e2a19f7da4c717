import type { StaffAfterSales } from '@mall/api-contract/after-sales';
import { color, space, type } from '@mall/design-tokens';
import { decideReceipt } from '@mall/domain/after-sales';
import { Notice } from '@mall/ui-kit';
import { Field, Input } from '@mall/ui-kit/forms';
import { FormDialog } from '@mall/ui-kit/overlays';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { useSdk } from '../calls/sdk-context.ts';
import { useAct } from '../calls/use-act.ts';
import { WhyField } from '../list/why-field.tsx';
import { whyGiven } from '../list/why-given.ts';

const whole = (text: string) => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN);

/** The warehouse counts: what came of each line, and what of it can be sold again. */
export function ReceiveDialog({ one, onClose }: { one: StaffAfterSales; onClose: () => void }) {
  const sdk = useSdk();
  const act = useAct({ done: '已登记收货', isSafe: true });
  const goesIntoStock = one.kind !== 'repair';
  const [typed, setTyped] = useState(() =>
    one.lines.map(({ orderItemId, quantity }) => ({
      orderItemId,
      received: String(quantity),
      sound: String(goesIntoStock ? quantity : 0),
    })),
  );
  const [why, setWhy] = useState('');
  const [isTried, setTried] = useState(false);
  const counted = typed.map(({ orderItemId, received, sound }) => ({ orderItemId, received: whole(received), sound: whole(sound) }));
  const isFine = decideReceipt(one.lines, counted).ok;
  const set = (at: number, changes: object) => setTyped(typed.map((line, index) => (index === at ? { ...line, ...changes } : line)));

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!isFine) return;
    const receipt = { id: one.id, lines: counted, ...whyGiven(why) };
    if (await act.run(['receive', receipt], (options) => sdk.afterSales.receiveAfterSales(receipt, options))) onClose();
  }

  return (
    <FormDialog
      title={`登记收货 ${one.afterSalesNumber}`}
      label="登记收货"
      saveText="登记收货"
      isBusy={act.isBusy}
      failure={act.failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <List>
        {one.lines.map((line, at) => (
          <li key={line.orderItemId}>
            <b>{line.productName}</b>
            <span>
              申请 {line.quantity} {line.salesPackUom}
            </span>
            <Field label="收到">
              <Input
                size="sm"
                inputMode="numeric"
                aria-label={`${line.productName} 收到`}
                value={typed[at]!.received}
                onChange={({ target }) => set(at, { received: target.value })}
              />
            </Field>
            {goesIntoStock && (
              <Field label="完好入库">
                <Input
                  size="sm"
                  inputMode="numeric"
                  aria-label={`${line.productName} 完好入库`}
                  value={typed[at]!.sound}
                  onChange={({ target }) => set(at, { sound: target.value })}
                />
              </Field>
            )}
          </li>
        ))}
      </List>
      {isTried && !isFine && <Notice tone="danger">收货数量不能超过申请数量，完好数量不能超过收货数量，且至少收到一件</Notice>}
      <WhyField label="备注" value={why} onChange={setWhy} />
    </FormDialog>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space.md};
  font-size: ${type.sizeTable};
  li { display: grid; grid-template-columns: 1fr 1fr; gap: ${space.xs} ${space.md}; padding-bottom: ${space.md}; border-bottom: 1px solid ${color.line}; }
  span { color: ${color.inkSecond}; text-align: right; }
`;
