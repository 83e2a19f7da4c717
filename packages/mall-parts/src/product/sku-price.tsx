import { below, color } from '@mall/design-tokens';
import { yuan } from '@mall/domain/money';
import { type CallOutput, usePlatform, useSession } from '@mall/mf-kit';
import { Button, Price, Skeleton } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { priceTag } from './price-tag.ts';

/** A price as the API shows it, of a card, a row or an offer. */
export type PriceView = Pick<
  CallOutput<'pricing.getSkuPrice'>,
  'isLogin' | 'appliedPriceTag' | 'appliedPriceFen' | 'underlinedPrice' | 'hasTierPrices'
>;

interface Props {
  /** The newest answer first, then what came with the page. */
  views: readonly (PriceView | undefined)[];
  unit?: string;
  size?: 'sm' | 'md' | 'lg';
  /** 价格详询 instead of a figure. */
  isOnInquiry?: boolean | undefined;
  failed?: boolean;
  onRetry?: () => void;
}

/** A buyer's price, or for a visitor the prompt to log in. Its place is reserved, so nothing moves when prices arrive. */
export function SkuPrice({ views, unit, size = 'sm', isOnInquiry, failed, onRetry }: Props) {
  const { signedIn } = useSession();
  const { requireLogin } = usePlatform();
  const view = views.find((one) => one?.isLogin);
  const price = () => {
    if (isOnInquiry) return <Price text="价格详询" size={size} />;
    if (!signedIn) return <Price loginToSee="登录查看价格" onLogin={() => requireLogin()} size={size} />;
    if (!view && failed)
      return (
        <Button variant="link" onClick={onRetry}>
          价格加载失败，重试
        </Button>
      );
    if (!view) return <Skeleton width={size === 'lg' ? '140px' : '72px'} />;
    if (view.appliedPriceFen === null) return <Price text="价格详询" size={size} />;
    return (
      <Price
        fen={view.appliedPriceFen}
        size={size}
        {...(unit ? { unit } : {})}
        from={view.hasTierPrices}
        was={view.underlinedPrice ? yuan(view.underlinedPrice) : undefined}
        tag={priceTag(view.appliedPriceTag)}
      />
    );
  };
  return <Place data-size={size === 'sm' ? undefined : size}>{price()}</Place>;
}

const Place = styled.span`
  display: flex;
  align-items: center;
  min-height: 22px;
  & > button {
    min-height: 24px;
  }
  /* Repeated in every row, the prompt must not outshout the part numbers. */
  &:not([data-size]) > button {
    color: ${color.inkSecond};
  }
  &:not([data-size]) > button:hover {
    color: ${color.accent};
  }
  &[data-size='md'] {
    min-height: 28px;
  }
  &[data-size='lg'] {
    min-height: 38px;
  }
  ${below.tablet} {
    & > button {
      min-height: 44px;
      margin-block: -10px;
    }
  }
`;
