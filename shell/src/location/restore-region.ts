import type { ShellPlatform } from '../platform/shell-platform.ts';
import { dropRegionCookie, readRegionCookie } from './region-cookie.ts';

const locateAfterMs = 1500;

/**
 * After the page is up: the region the cookie keeps, with city and district, which pages for everyone leave out; without a cookie the place that the
 * visitor's address tells, once, when the browser has nothing better to do. Returns what takes the waiting back.
 * @param maySeek false on pages where somebody types and a message would be in the way
 */
export function restoreRegion(platform: ShellPlatform, maySeek: boolean): () => void {
  const kept = readRegionCookie();
  if (kept.kind === 'region') {
    platform.region.set(kept.region);
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
