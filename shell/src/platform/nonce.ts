declare let __webpack_nonce__: string | undefined;

// styled-components and webpack put this response's nonce on what they insert; it must be known before the first style is.
__webpack_nonce__ = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
