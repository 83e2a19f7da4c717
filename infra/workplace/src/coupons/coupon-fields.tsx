import { Field, Input, NativeSelect, TextArea } from '@mall/ui-kit/forms';
import { Row } from '../marketing/form-parts.tsx';
import { BrandsField, CategoriesField } from '../marketing/goods-fields.tsx';
import type { CouponForm } from './coupon-form.ts';

interface Props {
  form: CouponForm;
  set: (change: Partial<CouponForm>) => void;
  /** What is wrong with a field, once it was asked to be kept. */
  faultOf: (field: string) => string | undefined;
}

const kinds = [
  { value: 'amount', label: '减金额' },
  { value: 'percentage', label: '打折' },
] as const;
const scopes = [
  { value: 'all', label: '全场通用' },
  { value: 'categories', label: '限分类' },
  { value: 'brands', label: '限品牌' },
  { value: 'skus', label: '限商品' },
  { value: 'privateBrand', label: '限自有品牌' },
] as const;
const validities = [
  { value: 'days', label: '领取后若干天' },
  { value: 'until', label: '截止到某一时间' },
] as const;

/** All that a package of coupons says. */
export function CouponFields({ form, set, faultOf }: Props) {
  const { kind, scope, validity } = form;
  return (
    <>
      <Field label="优惠券名称" required error={faultOf('name')}>
        <Input value={form.name} maxLength={40} autoComplete="off" onChange={({ target }) => set({ name: target.value })} />
      </Field>
      <Field label="说明">
        <TextArea value={form.description} rows={2} maxLength={300} counter onChange={({ target }) => set({ description: target.value })} />
      </Field>
      <Row>
        <Field label="优惠方式" required>
          <NativeSelect<CouponForm['kind']> value={kind} options={kinds} onValueChange={(value) => set({ kind: value })} />
        </Field>
        <Field label="使用门槛" hint="不填为无门槛">
          <Input value={form.threshold} inputMode="decimal" prefix="¥" onChange={({ target }) => set({ threshold: target.value })} />
        </Field>
        {kind === 'amount' ? (
          <Field label="减" required error={faultOf('benefit')}>
            <Input value={form.amount} inputMode="decimal" prefix="¥" onChange={({ target }) => set({ amount: target.value })} />
          </Field>
        ) : (
          <>
            <Field label="打几折" hint="9.5 即 95 折" required error={faultOf('benefit')}>
              <Input value={form.fold} inputMode="decimal" suffix="折" onChange={({ target }) => set({ fold: target.value })} />
            </Field>
            <Field label="最多减" hint="不填为不限">
              <Input value={form.cap} inputMode="decimal" prefix="¥" onChange={({ target }) => set({ cap: target.value })} />
            </Field>
          </>
        )}
      </Row>
      <Row>
        <Field label="使用范围" required error={scope === 'all' || scope === 'privateBrand' ? faultOf('scope') : undefined}>
          <NativeSelect<CouponForm['scope']> value={scope} options={scopes} onValueChange={(value) => set({ scope: value })} />
        </Field>
        {scope === 'categories' && (
          <CategoriesField ids={form.categoryIds} error={faultOf('scope')} onChange={(categoryIds) => set({ categoryIds })} />
        )}
        {scope === 'brands' && (
          <BrandsField ids={form.manufacturerIds} error={faultOf('scope')} onChange={(manufacturerIds) => set({ manufacturerIds })} />
        )}
      </Row>
      {scope === 'skus' && (
        <Field label="商品编号" hint="每行一个，也可用逗号或空格隔开" required error={faultOf('scope')}>
          <TextArea value={form.skus} rows={3} onChange={({ target }) => set({ skus: target.value })} />
        </Field>
      )}
      <Row>
        <Field label="发放总量" required error={faultOf('stock')}>
          <Input value={form.stock} inputMode="numeric" suffix="张" onChange={({ target }) => set({ stock: target.value })} />
        </Field>
        <Field label="每家企业可领" required>
          <Input value={form.perCustomer} inputMode="numeric" suffix="张" onChange={({ target }) => set({ perCustomer: target.value })} />
        </Field>
      </Row>
      <Row>
        <Field label="领取开始" required error={faultOf('receiveFrom')}>
          <Input type="datetime-local" value={form.receiveFrom} onChange={({ target }) => set({ receiveFrom: target.value })} />
        </Field>
        <Field label="领取截止" required error={faultOf('receiveUntil')}>
          <Input type="datetime-local" value={form.receiveUntil} onChange={({ target }) => set({ receiveUntil: target.value })} />
        </Field>
      </Row>
      <Row>
        <Field label="有效期" required>
          <NativeSelect<CouponForm['validity']> value={validity} options={validities} onValueChange={(value) => set({ validity: value })} />
        </Field>
        {validity === 'days' ? (
          <Field label="有效天数" required error={faultOf('validity')}>
            <Input value={form.validDays} inputMode="numeric" suffix="天" onChange={({ target }) => set({ validDays: target.value })} />
          </Field>
        ) : (
          <Field label="有效期至" required error={faultOf('validity')}>
            <Input type="datetime-local" value={form.validUntil} onChange={({ target }) => set({ validUntil: target.value })} />
          </Field>
        )}
      </Row>
    </>
  );
}
