import type { StaffStockDisplay } from '@mall/api-contract/product';
import { useSdk } from '../calls/sdk-context.ts';
import { useAct } from '../calls/use-act.ts';
import { whyGiven } from '../list/why-given.ts';
import { WhyDialog } from '../parts/why-dialog.tsx';

/** Shows a SKU's stock figures to buyers again. */
export function ShowDialog({ sku: { skuNumber, productName }, onClose }: { sku: StaffStockDisplay; onClose: () => void }) {
  const sdk = useSdk();
  const act = useAct({ done: `已恢复显示 ${skuNumber} 的库存`, isSafe: true });
  return (
    <WhyDialog
      title={`恢复显示 ${skuNumber} 的库存`}
      label="恢复显示"
      act={act}
      onSay={(why) => {
        const given = { skuNumber, isHidden: false, ...whyGiven(why) };
        return act.run(['changeStockDisplay', given], (options) => sdk.product.changeStockDisplay(given, options));
      }}
      onClose={onClose}
    >
      <p>登录的买家将看到{productName}的库存数量。</p>
    </WhyDialog>
  );
}
