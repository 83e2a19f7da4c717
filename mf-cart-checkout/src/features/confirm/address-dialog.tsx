import { space } from '@mall/design-tokens';
import { call, useCall, usePlatform } from '@mall/mf-kit';
import { Button, Checkbox, ErrorPanel, Field, Input, PageSkeleton, TextArea } from '@mall/ui-kit';
import { Dialog } from '@mall/ui-kit/overlays';
import { type FormEvent, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { AccentButton } from '../../parts/accent-button.tsx';
import { failureOf } from '../../parts/failure.ts';
import { createKeyRing } from '../../parts/key-ring.ts';
import { type AddressFaults, type AddressForm, addressFaults, emptyAddress } from './address-form.ts';
import { RegionFields } from './region-fields.tsx';

interface Props {
  /** Edited; left out: a new one. */
  addressId: number | undefined;
  /** The company's first address is its default one. */
  isFirst: boolean;
  onClose: () => void;
  onSaved: (addressId: number) => void;
}

/** Adds or edits a delivery address. */
export default function AddressDialog({ addressId, isFirst, onClose, onSaved }: Props) {
  const { data, error, refresh } = useCall(addressId ? call('account.getCustomerAddresses') : null);
  const known = data?.find(({ id }) => id === addressId);
  const formId = useId();
  const [isBusy, setBusy] = useState(false);
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={addressId ? '编辑收货地址' : '新增收货地址'}
      closeOnOutsideClick={false}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <AccentButton type="submit" form={formId} busy={isBusy}>
            保存并使用
          </AccentButton>
        </>
      }
    >
      {addressId && !known ? (
        error || data ? (
          <ErrorPanel size="sm" error={error} title={data ? '没有找到该地址' : undefined} onRetry={refresh} />
        ) : (
          <PageSkeleton label="正在加载地址" variant="form" count={4} />
        )
      ) : (
        <Form
          formId={formId}
          addressId={addressId}
          initial={known ?? { ...emptyAddress, isDefault: isFirst }}
          onBusy={setBusy}
          onSaved={(id) => {
            onSaved(id);
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}

interface FormProps {
  formId: string;
  addressId: number | undefined;
  initial: AddressForm;
  onBusy: (isBusy: boolean) => void;
  onSaved: (addressId: number) => void;
}

const pick = ({ consignee, mobile, stateProvinceId, cityId, districtId, detail, isDefault }: AddressForm): AddressForm => ({
  consignee,
  mobile,
  stateProvinceId,
  cityId,
  districtId,
  detail,
  isDefault,
});

function Form({ formId, addressId, initial, onBusy, onSaved }: FormProps) {
  const { sdk } = usePlatform();
  const [form, setForm] = useState<AddressForm>(() => pick(initial));
  const [touched, setTouched] = useState<ReadonlySet<keyof AddressForm>>(new Set());
  const [hasDistricts, setHasDistricts] = useState(false);
  const [failure, setFailure] = useState('');
  const keys = useRef(createKeyRing());
  const isBusy = useRef(false);
  const element = useRef<HTMLFormElement>(null);
  const faults = addressFaults(form, hasDistricts);
  const shown = (field: keyof AddressFaults) => (touched.has(field) ? faults[field] : undefined);
  const set = (changes: Partial<AddressForm>) => setForm((before) => ({ ...before, ...changes }));
  const touch = (field: keyof AddressForm) => setTouched((before) => new Set([...before, field]));

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy.current) return;
    setTouched(new Set(Object.keys(emptyAddress) as (keyof AddressForm)[]));
    if (Object.keys(faults).length > 0) {
      // After the faults are drawn, the first of them has the focus.
      requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    isBusy.current = true;
    onBusy(true);
    setFailure('');
    const content = {
      ...(addressId ? { id: addressId } : {}),
      ...form,
      consignee: form.consignee.trim(),
      mobile: form.mobile.trim(),
      detail: form.detail.trim(),
    };
    try {
      const saved = await sdk.account.saveCustomerAddress(content, { idempotencyKey: keys.current.keyFor(content) });
      onSaved(saved.id);
    } catch (error) {
      setFailure(failureOf(error).message);
    } finally {
      isBusy.current = false;
      onBusy(false);
    }
  }

  return (
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
      <Checkbox label="设为默认地址" checked={form.isDefault} onCheckedChange={(isDefault) => set({ isDefault })} />
      <p role="alert">{failure}</p>
    </Grid>
  );
}

const Grid = styled.form`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.lg} ${space.md};
  & > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
  & > [role='alert'] {
    color: var(--color-danger);
    &:empty {
      display: none;
    }
  }
`;
