import { call, useCall, usePlatform, useSession } from '@mall/mf-kit';
import { NativeSelect } from '@mall/ui-kit/forms';
import { useFrameRoute } from '../frame-route.ts';

/** Whose cart is shown: a manager looks into the carts of the company's contact persons (rule roles 4). */
export function KpChoice() {
  const platform = usePlatform();
  const { signedIn, isManager, kpId } = useSession();
  const kp = useFrameRoute((route) => route.kp);
  const { data } = useCall(signedIn && isManager ? call('account.getAllKpByCustomerId') : null);
  if (!isManager || !data || data.length < 2) return null;
  return (
    <NativeSelect
      aria-label="联系人"
      size="sm"
      value={String(kp || kpId)}
      options={data.map(({ id, contactName, contactNameDesc }) => ({
        value: String(id),
        label: contactNameDesc ? `${contactName}（${contactNameDesc}）` : contactName,
      }))}
      onValueChange={(id) => platform.navigate(Number(id) === kpId ? '/mycart' : `/mycart?kpId=${id}`)}
    />
  );
}
