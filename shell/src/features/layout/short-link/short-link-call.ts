import { call } from '@mall/mf-kit';
import { isShortCode } from './short-code.ts';

/** Asks where a short link leads; null where the word is none (storefront section 5: what doesn't validate is a page that doesn't exist). */
export const shortLinkCall = (code: string) => (isShortCode(code) ? call('layout.getFullUrlByShortCode', { code }) : null);
