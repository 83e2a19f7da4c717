import { call, useCall, usePlatform, useSession } from '@mall/mf-kit';
import { NativeSelect } from '@mall/ui-kit/forms';
import { useFrameRoute } from '../frame-route.ts';

/** Whose cart is shown: everybody of a company looks into its carts (rule roles 4). */
export function KpChoice() {
  const platform = usePlatform();
  const { signedIn, kpId } = useSession();
  const kp = useFrameRoute((route) => route.kp);
  const { data } = useCall(signedIn ? call('account.getAllKpByCustomerId') : null);
  if (!data || data.length < 2) return null;
  return (
    <NativeSelect
      aria-label="查看谁的购物车"
      size="sm"
      value={String(kp || kpId)}
      options={data.map(({ id, contactName, contactNameDesc }) => ({
        value: String(id),
        label: id === kpId ? '我的购物车' : contactNameDesc ? `${contactName}（${contactNameDesc}）` : contactName,
      }))}
      onValueChange={(id) => platform.navigate(Number(id) === kpId ? '/mycart' : `/mycart?kpId=${id}`)}
    />
  );
}
