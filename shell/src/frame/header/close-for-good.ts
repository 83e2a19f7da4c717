import { readCookie } from '../../platform/cookies.ts';

const cookieName = 'closed';
/** The longest that browsers keep a cookie. */
const fourHundredDays = 400 * 24 * 3600;

/** Remembers that this part is closed for good; the page's first script tells the style sheet, before anything is painted. */
export function closeForGood(part: string) {
  const closed = new Set(readCookie(cookieName).split('.').filter(Boolean)).add(part);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API isn't in every browser the mall serves
  document.cookie = `${cookieName}=${[...closed].join('.')}; Max-Age=${fourHundredDays}; Path=/; SameSite=Lax`;
  document.documentElement.dataset.closed = [...closed].join('.');
}
