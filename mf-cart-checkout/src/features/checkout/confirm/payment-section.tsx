import { below } from '@mall/design-tokens';
import { RadioGroup } from '@mall/ui-kit/forms';
import { styled } from 'styled-components';
import type { CheckoutConfirm, PaymentMethod } from '../../../parts/trading-types.ts';
import { Section } from './section.tsx';

interface Props {
  page: CheckoutConfirm;
  method: PaymentMethod;
  error: string | undefined;
  onChoose: (method: PaymentMethod) => void;
}

/** 支付方式: every method, those not allowed with the reason. */
export const PaymentSection = ({ page, method, error, onChoose }: Props) => (
  <Section title="支付方式" error={error}>
    <Even>
      <RadioGroup
        label="支付方式"
        hideLabel
        variant="cards"
        options={page.paymentMethods.map((option) => ({
          value: option.method,
          label: option.name,
          hint: option.isAllowed ? option.hint : option.reason,
          disabled: !option.isAllowed,
        }))}
        value={method}
        onValueChange={onChoose}
      />
    </Even>
  </Section>
);

const Even = styled.div`
  & [data-variant='cards'] {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${below.tablet} {
    & [data-variant='cards'] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
