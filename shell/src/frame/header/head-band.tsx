import { Link, useCall } from '@mall/mf-kit';
import { ChevronDownIcon, ChevronUpIcon, CloseIcon } from '@mall/ui-kit';
import { useState } from 'react';
import { useLayoutData } from '../../platform/layout-data.ts';
import { topAdvertisingCall } from '../frame-data.ts';
import { isHome, useFrameRoute } from '../frame-route.ts';
import { closeForGood } from './close-for-good.ts';

/** Above the home page's head: the advertisement, 88 px, and the video band, which opens on a press and closes for good (rule layout 12). */
export function HeadBand() {
  return useFrameRoute(isHome) ? (
    <>
      <TopAdvertisement />
      <VideoBand />
    </>
  ) : null;
}

function TopAdvertisement() {
  const { data } = useCall(topAdvertisingCall());
  if (!data) return null;
  return (
    <Link to={data.url} className="frame-ad">
      <span className="frame-body">
        <span className="frame-ad-picture">
          <img src={data.imageUrl} alt="" width={132} height={88} loading="lazy" />
        </span>
        <b>{data.title}</b>
        <span className="frame-ad-go">去看看</span>
      </span>
    </Link>
  );
}

function VideoBand() {
  const { layout } = useLayoutData();
  const [isOpen, setOpen] = useState(false);
  const [isClosed, setClosed] = useState(false);
  const video = layout.videoData;
  if (!video || isClosed) return null;
  const { title, url, imageUrl, videoUrl } = video;
  const close = () => {
    closeForGood('video');
    setClosed(true);
  };
  return (
    <section className="frame-band" aria-label="视频">
      <div className="frame-body">
        <span className="frame-band-title">{title}</span>
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? '收起视频' : '观看视频'}
          {isOpen ? <ChevronUpIcon size={12} /> : <ChevronDownIcon size={12} />}
        </button>
        <button type="button" aria-label="关闭视频，不再显示" onClick={close}>
          <CloseIcon size={14} />
        </button>
      </div>
      {isOpen && (
        <div className="frame-band-picture">
          {videoUrl ? (
            <video src={videoUrl} poster={imageUrl} controls muted playsInline loop autoPlay={!prefersStill()} aria-label={title}>
              <track kind="captions" />
            </video>
          ) : (
            <img src={imageUrl} alt={title} />
          )}
          <Link to={url}>了解更多</Link>
        </div>
      )}
    </section>
  );
}

const prefersStill = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
