import { randomUUID } from 'node:crypto';

/** Stands where each response's nonce goes. Nobody can guess it, so nothing that a visitor brings is taken for it. */
export const nonceMark = `~${randomUUID()}~`;

export const escapeText = (text: string) => text.replace(/[&<>"']/g, (one) => `&#${one.charCodeAt(0)};`);

/** JSON inside a script element: `<` could end it. */
export const scriptJson = (value: unknown) =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
