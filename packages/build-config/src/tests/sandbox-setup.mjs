// jsdom lacks what React's server renderer and router expect from a browser.
import { webcrypto } from 'node:crypto';
import { TextDecoder, TextEncoder } from 'node:util';

globalThis.TextEncoder ??= TextEncoder;
globalThis.TextDecoder ??= TextDecoder;
// What a captcha is solved with.
if (!globalThis.crypto.subtle) Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle });
// jsdom knows no pointer events; a mouse event is enough for what tests ask of one.
if (typeof window !== 'undefined') window.PointerEvent ??= window.MouseEvent;
