declare global {
  var __webpack_nonce__: string | undefined;
}

/** This response's nonce: scripts and styles without it do not run. */
export const pageNonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';

// styled-components and webpack put it on what they insert; it must be known before the first style is.
__webpack_nonce__ = pageNonce;
