import { pageNonce } from '../platform/nonce.ts';

/** Puts a style sheet into the page's head, with this response's nonce. */
export function addStyle(css: string) {
  const style = document.createElement('style');
  style.nonce = pageNonce;
  style.textContent = css;
  document.head.append(style);
}
