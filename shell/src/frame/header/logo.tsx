import { Link } from '@mall/mf-kit';
import { BrandMark } from '@mall/ui-kit';

/** The mark, a hexagon nut seen from above, with the mall's name. */
export const Logo = () => (
  <Link to="/" className="frame-logo" aria-label="百工商城工业品采购，返回首页">
    <BrandMark size={44} />
    <span>
      百工商城<small>工业品采购</small>
    </span>
  </Link>
);
