/** Stands where each response's nonce goes. */
export const nonceMark = '~nonce~';

export const escapeText = (text: string) => text.replace(/[&<>"']/g, (one) => `&#${one.charCodeAt(0)};`);

/** JSON inside a script element: `<` could end it. */
export const scriptJson = (value: unknown) =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
