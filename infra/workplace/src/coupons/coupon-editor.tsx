import type { StaffCouponPackage } from '@mall/api-contract/discount';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSdk } from '../calls/sdk-context.ts';
import { useAct } from '../calls/use-act.ts';
import { DraftEditor } from '../marketing/draft-editor.tsx';
import { CouponFields } from './coupon-fields.tsx';
import { type CouponForm, draftOf, emptyForm, formOf } from './coupon-form.ts';
import { CouponPreview } from './coupon-preview.tsx';

/** Makes a package of coupons, or changes one of which nobody could receive yet. @param coupon the one that is changed */
export function CouponEditor({ coupon }: { coupon?: StaffCouponPackage }) {
  const sdk = useSdk();
  const go = useNavigate();
  const [form, setForm] = useState<CouponForm>(coupon ? formOf(coupon.draft) : emptyForm);
  const act = useAct({ done: coupon ? '已保存修改' : '已新建优惠券', isSafe: true });
  const draft = draftOf(form);
  const problems = act.refusal?.reason === 'COUPON_INVALID' ? act.refusal.details.problems : [];
  const save = async () => {
    const known = coupon && { couponPackageId: coupon.id, version: coupon.version };
    const saved = await act.run(['saveCoupon', known, draft], (options) =>
      known ? sdk.discount.changeCouponPackage({ ...known, draft }, options) : sdk.discount.makeCouponPackage({ draft }, options),
    );
    if (saved) void go(coupon ? '/coupons?status=1' : `/coupons/${saved.id}`);
  };
  return (
    <DraftEditor
      title={coupon ? `修改优惠券：${coupon.draft.name}` : '新建优惠券'}
      note="开始领取之前可以修改，之后只能停止领取"
      label="优惠券内容"
      saveText={coupon ? '保存修改' : '新建优惠券'}
      listUrl="/coupons"
      act={act}
      onSave={() => void save()}
      preview={<CouponPreview draft={draft} />}
    >
      <CouponFields
        form={form}
        set={(change) => {
          act.forget();
          setForm((before) => ({ ...before, ...change }));
        }}
        faultOf={(field) => problems.find((one) => one.field === field)?.message}
      />
    </DraftEditor>
  );
}
