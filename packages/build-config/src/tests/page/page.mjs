import { createRequire } from 'node:module';
import { isByAModule } from './by-a-module.mjs';

const require = createRequire(import.meta.url);
// The one that jest's own environment brings.
const { JSDOM, VirtualConsole } = createRequire(require.resolve('jest-environment-jsdom'))('jsdom');

/** Node's own: timers that jest can fake, what encodes, what the language has. */
const ofNode =
  /^((set|clear)(Timeout|Interval)|queueMicrotask|performance|console|crypto|structuredClone|atob|btoa|globalThis|undefined|NaN|Infinity|eval|(parse|is|en|de|un|es)[a-zA-Z]+)$/;
const ofPage = /Event|Abort|Blob|File|FormData|Headers|DOMException|URL|Storage|Navigator|WebSocket/;
const itself = ['window', 'self', 'top', 'parent', 'frames'];
/** What a page is told by assigning to its window. */
const isTold = (key) => key.startsWith('on') || key === 'name' || key === 'location';

/**
 * Makes this process a browser's page: what jsdom's window has is global here, and `window` is the global object, as in a browser.
 * React finds it there when it is loaded, once a process.
 * @returns jsdom's window, and `clear` for a page as it was at first
 */
export function becomePage() {
  const told = new VirtualConsole();
  told.sendTo(console, { omitJSDOMErrors: true });
  told.on('jsdomError', (error) => console.error(error));
  const { window, cookieJar } = new JSDOM('<!DOCTYPE html>', { url: 'http://localhost/', pretendToBeVisual: true, virtualConsole: told });
  const assigned = new Map();
  const ofLanguage = new Set(Object.getOwnPropertyNames(globalThis).filter((key) => /^[A-Z]/.test(key) && !ofPage.test(key)));
  const listeners = listenersOf(window);

  for (const key of [...Object.getOwnPropertyNames(window), 'removeEventListener', 'dispatchEvent']) {
    if (ofNode.test(key) || ofLanguage.has(key) || itself.includes(key)) continue;
    const value = window[key];
    const bound = typeof value === 'function' && !/^[A-Z]/.test(key) ? value.bind(window) : undefined;
    Object.defineProperty(globalThis, key, {
      configurable: true,
      get: () => (assigned.has(key) ? assigned.get(key) : (bound ?? window[key])),
      set(next) {
        if (isTold(key)) window[key] = next;
        else assigned.set(key, next);
      },
    });
  }
  for (const key of itself) Object.defineProperty(globalThis, key, { configurable: true, writable: true, value: globalThis });
  globalThis.addEventListener = listeners.add;
  // Libraries ask an element for its window.
  Object.defineProperty(window.document, 'defaultView', { configurable: true, value: globalThis });

  const ofDocument = new Set(Object.getOwnPropertyNames(window.document));
  function clear() {
    const { document, history, localStorage, sessionStorage } = window;
    for (const key of Object.getOwnPropertyNames(document)) if (!ofDocument.has(key) && !key.startsWith('_')) delete document[key];
    assigned.clear();
    listeners.clear();
    document.body.replaceChildren();
    document.head.replaceChildren();
    for (const element of [document.documentElement, document.body])
      for (const { name } of [...element.attributes]) element.removeAttribute(name);
    for (const storage of [localStorage, sessionStorage]) storage.clear();
    cookieJar.removeAllCookiesSync();
    history.replaceState(null, '', '/');
  }
  return { window, clear };
}

/** The window's listeners that tests bring; those of modules stay, since they are loaded once. */
function listenersOf(window) {
  const brought = [];
  return {
    add(...given) {
      if (!isByAModule()) brought.push(given);
      window.addEventListener(...given);
    },
    clear() {
      for (const [type, listener, options] of brought.splice(0)) window.removeEventListener(type, listener, options);
    },
  };
}
