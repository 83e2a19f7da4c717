import { isShortCode } from '@mall/domain/layout';
import { call } from '@mall/mf-kit';

/** Asks where a short link leads; null where the word is none (rule page-addresses 14). */
export const shortLinkCall = (code: string) => (isShortCode(code) ? call('layout.getFullUrlByShortCode', { code }) : null);
