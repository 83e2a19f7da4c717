import { ChevronLeftIcon, ChevronRightIcon } from '@mall/ui-kit';
import { useLayoutData } from '../../platform/layout-data.ts';
import { useSiteFacts } from '../../platform/site-facts.ts';
import { FrameLink } from '../frame-link.tsx';
import { useTurns } from './use-turns.ts';

const places: Record<11 | 16, string> = { 11: '品牌活动', 16: '客户中心活动' };

/** The banners that staff put at a place of the frame: 11 beside the logo, 16 in the user centre (rule layout 27). */
export function FrameBanners({ position }: { position: 11 | 16 }) {
  const { layout } = useLayoutData();
  const { hasPage } = useSiteFacts();
  const banners = layout.bannerData.filter((banner) => banner.position === position && hasPage(banner.linkUrl));
  const { at, turn, hold, release } = useTurns(banners.length);
  const banner = banners[at % (banners.length || 1)];
  if (!banner) return null;
  return (
    <section
      className="frame-banner"
      data-position={position}
      aria-label={places[position]}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && release()}
    >
      <FrameLink to={banner.linkUrl}>
        <b>{banner.title}</b>
        <img src={banner.imageUrl} alt="" loading="lazy" width={72} height={64} />
      </FrameLink>
      {banners.length > 1 && (
        <p>
          <button type="button" aria-label="上一张" onClick={() => turn(-1)}>
            <ChevronLeftIcon size={12} />
          </button>
          <button type="button" aria-label="下一张" onClick={() => turn(1)}>
            <ChevronRightIcon size={12} />
          </button>
        </p>
      )}
    </section>
  );
}
