import { below, color, space } from '@mall/design-tokens';
import { isLicenceNumber } from '@mall/domain/account';
import { usePlatform } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { Button } from '@mall/ui-kit';
import { Field, Input, TextArea } from '@mall/ui-kit/forms';
import { type FormEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Proof } from '../../../parts/after-sales/after-sales-types.ts';
import { ProofField } from '../../../parts/after-sales/proof-field.tsx';
import type { Application } from './application-facts.tsx';

interface Props {
  /** What was said the last time. */
  start: Application | undefined;
  companyName: string;
  onCancel: () => void;
  onApplied: () => void;
}
const words = {
  companyName: '企业名称',
  licenceNumber: '统一社会信用代码',
  brands: '品牌',
  products: '主营产品',
  contact: '联系人',
  phone: '联系电话',
};
type Name = keyof typeof words;
const most: Record<Name, number> = { companyName: 60, licenceNumber: 18, brands: 200, products: 500, contact: 30, phone: 20 };
const names = Object.keys(words) as Name[];

/** What a company says of itself as a manufacturer, with its papers. */
export function ManufacturerForm({ start, companyName, onCancel, onApplied }: Props) {
  const { sdk } = usePlatform();
  const element = useRef<HTMLFormElement>(null);
  const applying = useWrite();
  const [typed, setTyped] = useState<Record<Name, string>>({
    companyName: start?.companyName ?? companyName,
    licenceNumber: start?.licenceNumber ?? '',
    brands: start?.brands ?? '',
    products: start?.products ?? '',
    contact: start?.contact ?? '',
    phone: start?.phone ?? '',
  });
  const [proofs, setProofs] = useState<readonly Proof[]>([]);
  const [isUploading, setUploading] = useState(false);
  const [faults, setFaults] = useState<Partial<Record<Name | 'proofs', string>>>({});

  const faultsOf = () => {
    const empty = Object.fromEntries(names.flatMap((name) => (typed[name].trim() ? [] : [[name, `请填写${words[name]}`]])));
    return {
      ...empty,
      ...(isLicenceNumber(typed.licenceNumber.trim().toUpperCase()) ? {} : { licenceNumber: '统一社会信用代码校验不通过，请核对18位代码' }),
      ...(/^[0-9+ -]{7,20}$/.test(typed.phone) ? {} : { phone: '请填写手机或电话' }),
      ...(proofs.length > 0 ? {} : { proofs: '请上传营业执照等证明材料' }),
    };
  };
  async function submit(event: FormEvent) {
    event.preventDefault();
    const found = faultsOf();
    setFaults(found);
    if (Object.keys(found).length > 0) {
      requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    const said = Object.fromEntries(names.map((name) => [name, typed[name].trim()])) as Record<Name, string>;
    const content = { ...said, licenceNumber: said.licenceNumber.toUpperCase(), proofs: proofs.map(({ file }) => file) };
    const { answer } = await applying.run(content, (options) => sdk.account.applyAsManufacturer(content, options));
    if (answer) onApplied();
  }
  const field = (name: Name) => ({
    value: typed[name],
    maxLength: most[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped((before) => ({ ...before, [name]: target.value }));
      setFaults(({ [name]: _, ...rest }) => rest);
    },
  });
  return (
    <Form ref={element} onSubmit={submit} noValidate aria-label="申请厂家认证">
      {names.map((name) => (
        <Field key={name} label={words[name]} required error={faults[name]}>
          {name === 'products' ? <TextArea rows={3} {...field(name)} /> : <Input {...field(name)} />}
        </Field>
      ))}
      <ProofField
        title="营业执照等证明材料"
        proofs={proofs}
        onChange={(change) => {
          setProofs(change);
          setFaults(({ proofs: _, ...rest }) => rest);
        }}
        onBusy={setUploading}
      />
      <p role="alert">{faults.proofs ?? applying.failure}</p>
      <Foot>
        <Button variant="primary" type="submit" busy={applying.isBusy} disabled={isUploading}>
          提交申请
        </Button>
        <Button onClick={onCancel}>取消</Button>
      </Foot>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space.lg};
  max-width: 560px;
  & > [role='alert'] {
    color: ${color.danger};
  }
  & > [role='alert']:empty {
    display: none;
  }
  ${below.tablet} {
    max-width: none;
  }
`;
const Foot = styled.div`
  display: flex;
  gap: ${space.md};
`;
