import { usePlatform, useSession } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { useState } from 'react';

/** Receives one package or several; a visitor logs in first. Each that can't be had is named with the reason (rules discount 2, 3). */
export function useReceive(onDone: () => unknown) {
  const { sdk, requireLogin, notify } = usePlatform();
  const { signedIn } = useSession();
  const write = useWrite();
  const [busyWith, setBusyWith] = useState<readonly number[]>([]);

  const one = async (couponPackageId: number) => {
    const { answer, failure } = await write.run({ couponPackageId }, (options) => sdk.discount.receiveCoupon({ couponPackageId }, options));
    if (answer) notify({ tone: 'success', text: `已领取“${answer.coupon.name}”` });
    if (failure) notify({ tone: 'danger', text: failure.message });
  };
  const several = async (couponPackageIds: number[]) => {
    const { answer, failure } = await write.run({ couponPackageIds }, (options) =>
      sdk.discount.batchReceiveCoupon({ couponPackageIds }, options),
    );
    if (failure) notify({ tone: 'danger', text: failure.message });
    if (!answer) return;
    const missed = answer.refused.map(({ name, message }) => `${name}：${message}`).join('；');
    notify({ tone: missed ? 'warning' : 'success', text: `已领取 ${answer.received.length} 张${missed && `；${missed}`}` });
  };

  async function receive(ids: readonly number[]) {
    if (!signedIn) return requireLogin();
    const [first] = ids;
    if (first === undefined || write.isBusy) return;
    setBusyWith(ids);
    await (ids.length === 1 ? one(first) : several([...ids]));
    setBusyWith([]);
    await onDone();
  }
  return { receive, busyWith };
}
