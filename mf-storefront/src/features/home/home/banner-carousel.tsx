import { below, color, motion, radius, space } from '@mall/design-tokens';
import { type CallOutput, Link } from '@mall/mf-kit';
import { ChevronLeftIcon, ChevronRightIcon, Icon, IconButton } from '@mall/ui-kit';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useCarousel } from './use-carousel.ts';

type Banner = CallOutput<'home.getMallIndex'>['bannerData'][number];

/** The home page's banners: one at a time, with dots, arrows and a pause. */
export function BannerCarousel({ banners }: { banners: Banner[] }) {
  const { at, show, isPaused, togglePause, hold, release } = useCarousel(banners.length);
  // A picture is fetched when its turn comes, not with the page.
  const [seen, setSeen] = useState<readonly number[]>([0]);
  useEffect(() => {
    setSeen((known) => (known.includes(at) ? known : [...known, at]));
  }, [at]);
  if (!banners.length) return null;
  const turn = (by: number) => show((at + by + banners.length) % banners.length);
  return (
    <Frame
      aria-roledescription="轮播"
      aria-label="活动横幅"
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && release()}
    >
      {banners.map((banner, index) => (
        <Slide key={banner.id} data-current={index === at || undefined} aria-hidden={index !== at}>
          {(index === at || seen.includes(index)) && (
            <Link
              to={banner.linkUrl}
              tabIndex={index === at ? 0 : -1}
              aria-label={[banner.title, banner.subtitle].filter(Boolean).join('，')}
            >
              <img src={banner.imageUrl} alt="" width={964} height={336} fetchPriority={index === 0 ? 'high' : undefined} />
            </Link>
          )}
        </Slide>
      ))}
      {banners.length > 1 && (
        <Controls>
          <IconButton label="上一张" icon={<ChevronLeftIcon size={16} />} onClick={() => turn(-1)} />
          {banners.map((banner, index) => (
            <Dot
              key={banner.id}
              type="button"
              aria-label={`第 ${index + 1} 张：${banner.title}`}
              aria-current={index === at || undefined}
              onClick={() => show(index)}
            />
          ))}
          <IconButton label="下一张" icon={<ChevronRightIcon size={16} />} onClick={() => turn(1)} />
          <IconButton
            label={isPaused ? '继续轮播' : '暂停轮播'}
            icon={<Icon size={14}>{isPaused ? <path d="M5 3l8 5-8 5z" /> : <path d="M5.5 3.5v9M10.5 3.5v9" />}</Icon>}
            onClick={togglePause}
          />
        </Controls>
      )}
    </Frame>
  );
}

const Frame = styled.section`
  position: relative;
  min-height: 0;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
`;
const Slide = styled.div`
  position: absolute;
  inset: 0;
  visibility: hidden;
  opacity: 0;
  transition:
    opacity ${motion.slow} ${motion.ease},
    visibility ${motion.slow};
  &[data-current] {
    visibility: visible;
    opacity: 1;
  }
  & img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  & > a {
    display: block;
    height: 100%;
  }
  & > a:focus-visible {
    outline-offset: -4px;
  }
  ${below.tablet} {
    & img {
      object-position: left;
    }
  }
`;
const Controls = styled.div`
  position: absolute;
  left: 44px;
  bottom: ${space.xl};
  display: flex;
  align-items: center;
  gap: 2px;
  ${below.tablet} {
    left: ${space.sm};
    bottom: 0;
  }
`;
const Dot = styled.button`
  width: 24px;
  height: 28px;
  &::before {
    content: '';
    display: block;
    height: 3px;
    margin: 0 3px;
    border-radius: 2px;
    background: ${color.lineControl};
  }
  &[aria-current]::before {
    background: ${color.accent};
  }
  ${below.tablet} {
    width: 32px;
    height: 44px;
  }
`;
