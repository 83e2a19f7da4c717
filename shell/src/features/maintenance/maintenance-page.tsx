import { BrandMark, ButtonLink } from '@mall/ui-kit';
import { PlainPage } from '../parts/plain-page.tsx';

/** Shown while the mall is being maintained. */
export default function MaintenancePage() {
  return (
    <PlainPage sign={<BrandMark size={64} />} title="系统维护中" ways={<ButtonLink href="/">刷新试试</ButtonLink>}>
      我们正在升级系统，很快恢复服务。已提交的订单不受影响。
    </PlainPage>
  );
}
