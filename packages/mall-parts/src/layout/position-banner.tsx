import { color, radius, space, type } from '@mall/design-tokens';
import { call, Link, useCall } from '@mall/mf-kit';
import { pictureLoading } from '@mall/ui-kit';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

const turnMs = 3000;

/** Banners of a position beside what a page is about: 10 the middle of home, 12 a list, 13 a product, 14 the coupon centre, 15 the choice of brands (rules layout 27, 28). Several take turns, and stand still for who asks for no motion. */
export function PositionBanner({ position }: { position: 10 | 12 | 13 | 14 | 15 }) {
  const { data } = useCall(call('layout.getAllFrontSiteBannersList'));
  const banners = (data ?? []).filter((banner) => banner.position === position);
  // In these places the banner stands above what its page is about.
  const isAtTop = position === 14 || position === 15;
  const [turn, setTurn] = useState(0);
  const runs = banners.length > 1;
  useEffect(() => {
    if (!runs || window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && setTurn((now) => now + 1), turnMs);
    return () => clearInterval(timer);
  }, [runs]);
  const banner = banners[turn % Math.max(1, banners.length)];
  if (!banner) return null;
  return (
    <Frame to={banner.linkUrl}>
      <span>{banner.title}</span>
      <img src={banner.imageUrl} alt="" width={120} height={72} {...pictureLoading(isAtTop)} />
    </Frame>
  );
}

// The picture's right half is its motif; its words are too small beside a list, so the title stands as text.
const Frame = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: 72px;
  padding-left: ${space.lg};
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  color: ${color.ink};
  font-size: ${type.sizeText};
  font-weight: ${type.weightPart};
  & > img {
    flex: none;
    object-fit: cover;
    object-position: 100% 50%;
  }
  &:hover {
    border-color: ${color.accent};
    color: ${color.accent};
    text-decoration: none;
  }
`;
