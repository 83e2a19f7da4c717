import type { StaffFilmWish } from '@mall/api-contract/product';
import { useSdk } from '../calls/sdk-context.ts';
import { useAct } from '../calls/use-act.ts';
import { whyGiven } from '../list/why-given.ts';
import { WhyDialog } from '../parts/why-dialog.tsx';

/** Marks a SKU's film as done: there is one now, or there won't be. */
export function DoneDialog({ wish: { skuNumber, productName }, onClose }: { wish: StaffFilmWish; onClose: () => void }) {
  const sdk = useSdk();
  const act = useAct({ done: `已登记 ${skuNumber}`, isSafe: true });
  return (
    <WhyDialog
      title={`登记处理 ${skuNumber}`}
      label="登记处理"
      asked="备注"
      hint="选填，与操作一起记入日志，例如：视频已上传，或暂不拍摄"
      act={act}
      onSay={(why) => {
        const given = { skuNumber, ...whyGiven(why) };
        return act.run(['finishFilmWish', given], (options) => sdk.product.finishFilmWish(given, options));
      }}
      onClose={onClose}
    >
      <p>{productName}移到“已处理”；此后有人再提出，会重新出现在待处理中。</p>
    </WhyDialog>
  );
}
