import { color } from '@mall/design-tokens';
import { BrandMark, ButtonLink } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { PlainPage } from '../../parts/plain-page.tsx';

/** Shown while the mall is being maintained. */
export default function MaintenancePage() {
  return (
    <PlainPage sign={<Mark size={64} />} title="百工商城正在维护" ways={<ButtonLink href="/">刷新试试</ButtonLink>}>
      我们正在升级系统，很快恢复服务。已提交的订单不受影响。
    </PlainPage>
  );
}

const Mark = styled(BrandMark)`
  color: ${color.accent};
`;
