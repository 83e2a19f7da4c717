import { below, color, radius, space, type } from '@mall/design-tokens';
import { afterSalesKindNames, afterSalesKinds, afterSalesReasons, isForMoney, reasonsOf } from '@mall/domain/after-sales';
import { moneyText } from '@mall/domain/money';
import { Panel } from '@mall/mall-parts/account';
import { usePlatform } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { Button } from '@mall/ui-kit';
import { Field, RadioGroup, TextArea } from '@mall/ui-kit/forms';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import type { ClaimableOrder } from '../../../parts/after-sales/after-sales-types.ts';
import { successPathOf } from '../../../parts/after-sales/paths.ts';
import { ProofField } from '../../../parts/after-sales/proof-field.tsx';
import { emptyDraft, expectedRefund, faultsOf, requestOf, withKind } from './case-draft.ts';
import { LineChoice } from './line-choice.tsx';

const hints = {
  returnRefund: '寄回商品，收到后退款',
  exchange: '寄回商品，换同款新品',
  resend: '少发或缺件，免费补寄',
  repair: '寄回维修，修好后寄回',
  refundOnly: '不寄回商品，只退款',
} as const;

/** The form of a case: what of the order, which kind, why, and what proves it. */
export function CaseForm({ order }: { order: ClaimableOrder }) {
  const { sdk, navigate } = usePlatform();
  const [draft, setDraft] = useState(emptyDraft);
  const [isTried, setTried] = useState(false);
  const [isUploading, setUploading] = useState(false);
  const sending = useWrite();
  const found = faultsOf(draft, order);
  const faults = isTried ? found : {};
  const { kind } = draft;
  const refund = expectedRefund(draft, order);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (Object.keys(found).length > 0 || isUploading) return;
    const content = requestOf(draft, order);
    const { answer } = await sending.run(content, (options) => sdk.afterSales.createAfterSalesRequest(content, options));
    if (answer) navigate(successPathOf(answer.id));
  }

  return (
    <Form onSubmit={submit} noValidate>
      <Panel title="售后商品" note={`订单 ${order.orderNumber}`}>
        <LineChoice order={order} draft={draft} error={faults.lines} onChange={(pieces) => setDraft({ ...draft, pieces })} />
      </Panel>
      <Panel title="类型与原因">
        <Parts>
          <RadioGroup
            label="售后类型"
            variant="cards"
            options={afterSalesKinds.map((value) => ({
              value,
              label: afterSalesKindNames[value],
              hint: isForMoney(value) && !order.isPaid ? '订单款项收齐后可申请' : hints[value],
              disabled: isForMoney(value) && !order.isPaid,
            }))}
            value={kind}
            onValueChange={(value) => setDraft(withKind(draft, value))}
            error={faults.kind}
          />
          {kind && (
            <RadioGroup
              label="原因"
              options={reasonsOf(kind).map((value) => ({ value, label: afterSalesReasons[value].name }))}
              value={draft.reason}
              onValueChange={(reason) => setDraft({ ...draft, reason })}
              error={faults.reason}
            />
          )}
          <Field
            label="问题说明"
            hint="请说明问题、数量与批次，便于尽快审核"
            required={draft.reason === 'other'}
            error={faults.description}
          >
            <TextArea
              rows={3}
              maxLength={500}
              counter
              value={draft.description}
              onChange={({ target }) => setDraft({ ...draft, description: target.value })}
            />
          </Field>
          <ProofField
            proofs={draft.proofs}
            onChange={(proofs) => setDraft((now) => ({ ...now, proofs: proofs(now.proofs) }))}
            onBusy={setUploading}
          />
        </Parts>
      </Panel>
      <Foot>
        {refund > 0 && (
          <p>
            预计退款 <b>{moneyText(refund)}</b>
            <span>按实付金额计算，退回至{order.paymentMethodName}</span>
          </p>
        )}
        {sending.failure && <p role="alert">{sending.failure}</p>}
        <Button type="submit" variant="primary" busy={sending.isBusy} disabled={isUploading}>
          提交申请
        </Button>
      </Foot>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.md};
`;
const Parts = styled.div`
  display: grid;
  gap: ${space.xl};
  font-size: ${type.sizeTable};
  ${below.tablet} {
    [role='radiogroup'] label { min-height: 44px; }
    [data-variant='cards'] > label { flex: 1 1 140px; }
  }
`;
const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space.xl};
  padding: ${space.lg} ${space.xxl};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  font-size: ${type.sizeTable};
  & b { color: ${color.price}; font-size: ${type.sizeTitle}; font-variant-numeric: tabular-nums; }
  & span { display: block; color: ${color.inkSecond}; font-size: ${type.sizeLeast}; }
  & [role='alert'] { color: ${color.danger}; }
  ${below.tablet} {
    position: sticky;
    bottom: 0;
    flex-wrap: wrap;
    padding: ${space.md} ${space.lg};
    gap: ${space.sm} ${space.lg};
    & > button { flex: 1 1 100%; height: 44px; }
  }
`;
