import type { ShellPlatform } from '../platform/shell-platform.ts';
import { marketingOf, marksOf } from './safe-redirect.ts';
import { tabStore } from './tab-store.ts';

const debounceMs = 500;
const recordedKey = 'mall:promotion';
const arrival = 2;
let timer: ReturnType<typeof setTimeout>;

interface Recorded {
  marks: string;
  /** Names this visit, so that what happens in it can be joined. */
  visit: string;
}

/**
 * Records through which channel a visitor came: once for each set of marks in this tab (rule account 18). The send is debounced by 500 ms;
 * that it fails is nobody's trouble on the page.
 */
export function recordVisit({ sdk }: Pick<ShellPlatform, 'sdk'>, { search, href }: Pick<Location, 'search' | 'href'> = location) {
  const before = tabStore.read<Recorded>(recordedKey);
  const marks = marksOf(search);
  if (!marks || before?.marks === marks) return;
  const visit = before?.visit ?? crypto.randomUUID();
  clearTimeout(timer);
  timer = setTimeout(() => {
    sdk.account
      .addPromotionChannelRecord({ ...marketingOf(search), operationType: arrival, requestUrl: href.slice(0, 2000), pretoken: visit })
      .then(() => tabStore.write(recordedKey, { marks, visit }))
      .catch(() => {});
  }, debounceMs);
}
