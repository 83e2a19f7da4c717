declare global {
  var __webpack_nonce__: string | undefined;
}

/** This answer's nonce: styles without it do not count. */
export const pageNonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';

// Read by styled-components when it makes its first style sheet.
__webpack_nonce__ = pageNonce;
