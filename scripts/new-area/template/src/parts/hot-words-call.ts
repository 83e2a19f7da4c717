import { call } from '@mall/mf-kit';

/** Words that others search for, the most wanted first. The page and the widget share one answer. */
export const hotWordsCall = () => call('layout.getMallHotSearchKeywords', { index: 0, count: 6 });
