import { isCityOnSale, isProvinceOnSale, locatedMessage } from '@mall/domain/location';
import type { ShellPlatform } from '../platform/shell-platform.ts';
import { sayLocated } from './located-note.ts';
import { dropRegionCookie, keepRegion, readRegionCookie } from './region-cookie.ts';

/** Where the cookie's place isn't on sale, the page was made for the one that stands in for it: that is kept, and said (rules location 8, 9). */
function standIn(platform: ShellPlatform) {
  const region = platform.region.get();
  keepRegion({ ...region, stateProvince: region.label });
  sayLocated({ text: locatedMessage(region.label, false), isElsewhere: true });
}

const locateAfterMs = 1500;

/**
 * After the page is up: the region the cookie keeps, with city and district, which pages for everyone leave out; without a cookie the place that the
 * visitor's address tells, once, when the browser has nothing better to do. Returns what takes the waiting back.
 * @param maySeek false on pages where somebody types and a message would be in the way
 */
export function restoreRegion(platform: ShellPlatform, maySeek: boolean): () => void {
  const kept = readRegionCookie();
  if (kept.kind === 'region') {
    const { stateProvinceId, cityId } = kept.region;
    if (isProvinceOnSale(stateProvinceId) && isCityOnSale(cityId)) platform.region.set(kept.region);
    else standIn(platform);
    return () => {};
  }
  if (kept.kind !== 'none') dropRegionCookie();
  if (kept.kind === 'unreadable') platform.notify({ tone: 'warning', text: '定位数据解析失败，请刷新页面重试' });
  if (!maySeek) return () => {};
  const timer = setTimeout(() => {
    void import(/* webpackChunkName: "locate-visitor" */ './locate-visitor.ts')
      .then(({ locateVisitor }) => locateVisitor(platform))
      .catch(() => {});
  }, locateAfterMs);
  return () => clearTimeout(timer);
}
