import { space } from '@mall/design-tokens';
import { type CallOutput, usePlatform } from '@mall/mf-kit';
import { Button, Checkbox, Field, Input, TextArea } from '@mall/ui-kit';
import { Dialog } from '@mall/ui-kit/overlays';
import { type FormEvent, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { AccentButton } from '../../parts/accent-button.tsx';
import { keepFocus } from '../../parts/keep-focus.ts';
import { useWrite } from '../../parts/use-write.ts';
import { type AddressFaults, type AddressForm, addressFaults, emptyAddress, formOf } from './address-form.ts';
import { RegionFields } from './region-fields.tsx';

type Address = CallOutput<'account.getCustomerAddresses'>[number];

interface Props {
  /** Edited; left out: a new one. */
  address: Address | undefined;
  /** The company's first address is its default one. */
  isFirst: boolean;
  onClose: () => void;
  onSaved: () => void;
}

/** Adds or edits a delivery address. What was typed stays when saving fails. */
export default function AddressDialog({ address, isFirst, onClose, onSaved }: Props) {
  const { sdk, notify } = usePlatform();
  const [form, setForm] = useState<AddressForm>(() => (address ? formOf(address) : { ...emptyAddress, isDefault: isFirst }));
  const [touched, setTouched] = useState<ReadonlySet<keyof AddressForm>>(new Set());
  const [hasDistricts, setHasDistricts] = useState(false);
  const saving = useWrite();
  const formId = useId();
  const element = useRef<HTMLFormElement>(null);
  const faults = addressFaults(form, hasDistricts);
  const shown = (field: keyof AddressFaults) => (touched.has(field) ? faults[field] : undefined);
  const set = (changes: Partial<AddressForm>) => setForm((before) => ({ ...before, ...changes }));
  const touch = (field: keyof AddressForm) => setTouched((before) => new Set([...before, field]));

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTouched(new Set(Object.keys(emptyAddress) as (keyof AddressForm)[]));
    if (Object.keys(faults).length > 0) {
      // After the faults are drawn, the first of them has the focus.
      requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    const content = {
      ...(address ? { id: address.id } : {}),
      ...form,
      consignee: form.consignee.trim(),
      mobile: form.mobile.trim(),
      detail: form.detail.trim(),
      company: form.company.trim(),
    };
    const saved = await saving.run(content, (options) => sdk.account.saveCustomerAddress(content, options));
    if (!saved) return;
    notify({ tone: 'success', text: address ? '收货地址已保存' : '收货地址已新增' });
    onSaved();
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={address ? '编辑收货地址' : '新增收货地址'}
      closeOnOutsideClick={false}
      footer={
        <>
          <Button onMouseDown={keepFocus} onClick={onClose}>
            取消
          </Button>
          <AccentButton type="submit" form={formId} busy={saving.isBusy} onMouseDown={keepFocus}>
            保存
          </AccentButton>
        </>
      }
    >
      <Grid ref={element} id={formId} noValidate onSubmit={submit} aria-label="收货地址">
        <Field label="收货人" required error={shown('consignee')}>
          <Input
            value={form.consignee}
            maxLength={30}
            autoComplete="name"
            onBlur={() => touch('consignee')}
            onChange={(event) => set({ consignee: event.target.value })}
          />
        </Field>
        <Field label="手机号或固定电话" required error={shown('mobile')}>
          <Input
            value={form.mobile}
            maxLength={20}
            inputMode="tel"
            autoComplete="tel"
            onBlur={() => touch('mobile')}
            onChange={(event) => set({ mobile: event.target.value })}
          />
        </Field>
        <fieldset>
          <Field label="所在地区" required error={shown('stateProvinceId')}>
            <RegionFields
              value={form}
              invalid={shown('stateProvinceId') !== undefined}
              onDistricts={setHasDistricts}
              onChange={(place) => {
                set(place);
                setTouched((before) => new Set([...before].filter((field) => field !== 'stateProvinceId')));
              }}
            />
          </Field>
        </fieldset>
        <Field label="详细地址" required error={shown('detail')}>
          <TextArea
            rows={2}
            value={form.detail}
            maxLength={120}
            counter
            placeholder="街道、园区、楼栋、门牌号"
            onBlur={() => touch('detail')}
            onChange={(event) => set({ detail: event.target.value })}
          />
        </Field>
        <Field label="收货单位" hint="与企业名称不同时填写">
          <Input
            value={form.company}
            maxLength={60}
            autoComplete="organization"
            onChange={(event) => set({ company: event.target.value })}
          />
        </Field>
        <Checkbox
          label="设为默认地址"
          checked={form.isDefault}
          disabled={address?.isDefault || isFirst}
          onCheckedChange={(isDefault) => set({ isDefault })}
        />
        <p role="alert">{saving.failure}</p>
      </Grid>
    </Dialog>
  );
}

const Grid = styled.form`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.lg} ${space.md};
  & > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
  & > fieldset {
    min-width: 0;
    padding: 0;
    border: 0;
  }
  & > [role='alert'] {
    color: var(--color-danger);
    &:empty {
      display: none;
    }
  }
`;
