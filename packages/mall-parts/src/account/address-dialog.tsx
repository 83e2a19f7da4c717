import { below } from '@mall/design-tokens';
import { type CallOutput, usePlatform } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { Button, loadingText } from '@mall/ui-kit';
import { Checkbox, Field, Input, TextArea } from '@mall/ui-kit/forms';
import { FormDialog, useDialogForm } from '@mall/ui-kit/overlays';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { readValues, useReadMarks } from '../ocr/index.ts';
import { addressFaults, cleaned, emptyAddress, formOf } from './address-form.ts';
import { RegionFields } from './region-fields.tsx';

const AddressFill = lazy(async () => {
  const { AddressFill: Fill } = await import(/* webpackChunkName: "address-fill" */ './address-fill.tsx');
  return { default: Fill };
});

interface Props {
  /** Edited; left out: a new one, or one that isn't here yet. */
  address?: CallOutput<'account.getCustomerAddresses'>[number] | undefined;
  isNew: boolean;
  /** The company's first address is its default one. */
  isFirst: boolean;
  /** Whether 收货单位 is asked for; what is stored of it stays anyway. */
  asksCompany?: boolean;
  saveText?: string;
  /** Stands in place of the fields while the address isn't here. */
  waiting?: ReactNode;
  onClose: () => void;
  onSaved: (addressId: number) => void;
}

/** Adds or edits a delivery address; a pasted line or a picture fills it (rule ocr 9). What was typed stays when saving fails. */
export function AddressDialog({ address, isNew, isFirst, asksCompany, saveText = '保存', waiting, onClose, onSaved }: Props) {
  const { sdk } = usePlatform();
  const saving = useWrite();
  const [hasDistricts, setHasDistricts] = useState(false);
  const [isFilling, setIsFilling] = useState(false);
  const { mark, hintOf } = useReadMarks();
  const { form, element, set, touch, untouch, faultOf, submit } = useDialogForm({
    initial: address ? formOf(address) : { ...emptyAddress, isDefault: isFirst },
    faultsOf: (typed) => addressFaults(typed, hasDistricts),
    async onSubmit(typed) {
      const content = { ...(address ? { id: address.id } : {}), ...cleaned(typed) };
      const { answer: saved } = await saving.run(content, (options) => sdk.account.saveCustomerAddress(content, options));
      if (!saved) return;
      onSaved(saved.id);
      onClose();
    },
  });
  const fill = (read: CallOutput<'ocr.splitAddress'>) => {
    const { consignee, mobile, detail } = readValues(read);
    const { stateProvinceId, cityId, districtId } = read;
    mark(read);
    set({
      ...(consignee ? { consignee } : {}),
      ...(mobile ? { mobile } : {}),
      ...(detail ? { detail } : {}),
      ...(stateProvinceId ? { stateProvinceId, cityId, districtId } : {}),
    });
  };
  return (
    <FormDialog
      title={isNew ? '新增收货地址' : '编辑收货地址'}
      label="收货地址"
      saveText={saveText}
      isBusy={saving.isBusy}
      failure={saving.failure}
      element={element}
      waiting={waiting}
      onSubmit={submit}
      onClose={onClose}
    >
      {isFilling ? (
        <Suspense fallback={<p>{loadingText()}</p>}>
          <AddressFill onRead={fill} />
        </Suspense>
      ) : (
        <FillButton size="sm" onClick={() => setIsFilling(true)}>
          粘贴或拍照识别地址
        </FillButton>
      )}
      <div data-half>
        <Field label="收货人" required error={faultOf('consignee')} hint={hintOf('consignee', form.consignee)}>
          <Input
            value={form.consignee}
            maxLength={30}
            autoComplete="name"
            onBlur={() => touch('consignee')}
            onChange={({ target }) => set({ consignee: target.value })}
          />
        </Field>
      </div>
      <div data-half>
        <Field label="手机号或固定电话" required error={faultOf('mobile')} hint={hintOf('mobile', form.mobile)}>
          <Input
            value={form.mobile}
            maxLength={20}
            inputMode="tel"
            autoComplete="tel"
            onBlur={() => touch('mobile')}
            onChange={({ target }) => set({ mobile: target.value })}
          />
        </Field>
      </div>
      <fieldset>
        <Field label="所在地区" required error={faultOf('stateProvinceId')}>
          <RegionFields
            value={form}
            invalid={faultOf('stateProvinceId') !== undefined}
            onDistricts={setHasDistricts}
            onChange={(place) => {
              set(place);
              untouch('stateProvinceId');
            }}
          />
        </Field>
      </fieldset>
      <Field label="详细地址" required error={faultOf('detail')} hint={hintOf('detail', form.detail)}>
        <TextArea
          rows={2}
          value={form.detail}
          maxLength={120}
          counter
          placeholder="街道、园区、楼栋、门牌号"
          onBlur={() => touch('detail')}
          onChange={({ target }) => set({ detail: target.value })}
        />
      </Field>
      {asksCompany && (
        <Field label="收货单位" hint="与企业名称不同时填写">
          <Input
            value={form.company}
            maxLength={60}
            autoComplete="organization"
            onChange={({ target }) => set({ company: target.value })}
          />
        </Field>
      )}
      <Checkbox
        label="设为默认地址"
        checked={form.isDefault}
        disabled={address?.isDefault || isFirst}
        onCheckedChange={(isDefault) => set({ isDefault })}
      />
    </FormDialog>
  );
}

const FillButton = styled(Button)`
  justify-self: start;
  ${below.tablet} {
    min-height: 44px;
  }
`;
