import { call } from '@mall/mf-kit';
import { isShortCode } from './short-code.ts';

/** Asks where a short link leads; null where the word is none (rule page-addresses 14). */
export const shortLinkCall = (code: string) => (isShortCode(code) ? call('layout.getFullUrlByShortCode', { code }) : null);
