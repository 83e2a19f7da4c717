import { Badge, CartIcon, InquiryIcon } from '@mall/ui-kit';
import { useSiteFacts } from '../../platform/site-facts.ts';
import { FrameBanners } from '../banners/frame-banners.tsx';
import { Block } from '../block.tsx';
import { GatedLink } from '../gated-link.tsx';
import { inquiryPath } from '../inquiry-path.ts';
import { basketRequests } from '../side/basket-requests.ts';
import { useCounts } from '../use-counts.ts';
import { HotWords } from './hot-words.tsx';
import { Logo } from './logo.tsx';
import { SearchBox } from './search-box.tsx';

/** Logo, search, and the two counts a buyer looks at. */
export function MainHead() {
  const { inquiryCount, shoppingCartCount } = useCounts();
  const { hasPage } = useSiteFacts();
  const inquiry = (
    <>
      <InquiryIcon size={18} />
      快速询价
      <Badge count={inquiryCount} tone="accent" label="询价商品数" />
    </>
  );
  return (
    <div className="frame-main-head">
      <div className="frame-body">
        <Logo />
        <Block name="banners">
          <FrameBanners position={11} />
        </Block>
        <div className="frame-search">
          <SearchBox />
          <Block name="hot words">
            <HotWords />
          </Block>
        </div>
        <div className="frame-counts">
          {hasPage(inquiryPath) ? (
            <GatedLink to={inquiryPath} carriesRequest className="frame-count">
              {inquiry}
            </GatedLink>
          ) : (
            <button type="button" className="frame-count" onClick={() => basketRequests.set(true)}>
              {inquiry}
            </button>
          )}
          <GatedLink to="/mycart" carriesRequest className="frame-count">
            <CartIcon size={18} />
            购物车
            <Badge count={shoppingCartCount} tone="accent" label="购物车商品数" />
          </GatedLink>
        </div>
      </div>
    </div>
  );
}
