import { below, space } from '@mall/design-tokens';
import { Field, Input, TextArea } from '@mall/ui-kit/forms';
import { styled } from 'styled-components';
import type { CheckoutDraft } from './checkout-draft.ts';
import { Section } from './section.tsx';
import type { Choices } from './use-checkout.ts';

/** 项目号 and 备注. */
export const NotesSection = ({ choices, onChange }: { choices: Choices; onChange: (changes: CheckoutDraft) => void }) => (
  <Section title="项目号与备注">
    <Row>
      <Field label="项目号" hint="随订单保存，显示在订单中">
        <Input value={choices.projectNumber} maxLength={50} onChange={(event) => onChange({ projectNumber: event.target.value })} />
      </Field>
      <Field label="订单备注">
        <TextArea
          rows={2}
          counter
          maxLength={200}
          placeholder="例如：工作日 9:00–17:00 收货，送货前电话联系"
          value={choices.remark}
          onChange={(event) => onChange({ remark: event.target.value })}
        />
      </Field>
    </Row>
  </Section>
);

const Row = styled.div`
  display: grid;
  grid-template-columns: 260px minmax(0, 1fr);
  gap: ${space.xl};
  ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.md};
  }
`;
