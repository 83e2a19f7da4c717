import type { Host } from './host.ts';

/** Gives a realm `URL` and `URLSearchParams`: the process around it takes an address apart, so that nothing of the process gets in. */
export function installAddresses(host: Host): void {
  const encode = (text: string) =>
    encodeURIComponent(text)
      .replaceAll('%20', '+')
      .replace(/[!'()~]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);
  const decode = (text: string) => {
    const spaced = text.replaceAll('+', ' ');
    try {
      return decodeURIComponent(spaced);
    } catch {
      // What isn't encoded text reads as it stands, as in a browser but for the odd bytes.
      return spaced.replace(/(?:%[\da-f]{2})+/gi, (run) => {
        try {
          return decodeURIComponent(run);
        } catch {
          return '\uFFFD';
        }
      });
    }
  };

  type Init = string | Record<string, string> | Iterable<readonly [string, string]> | undefined;
  class SearchParams {
    private pairs: [string, string][];
    constructor(init?: Init) {
      if (typeof init === 'string') this.pairs = SearchParams.read(init);
      else if (!init) this.pairs = [];
      else {
        const entries = Symbol.iterator in init ? [...init] : Object.entries(init);
        this.pairs = entries.map(([name, value]) => [String(name), String(value)]);
      }
    }
    private static read(text: string): [string, string][] {
      return text
        .replace(/^\?/, '')
        .split('&')
        .filter(Boolean)
        .map((pair) => {
          const at = pair.indexOf('=');
          return at < 0 ? [decode(pair), ''] : [decode(pair.slice(0, at)), decode(pair.slice(at + 1))];
        });
    }
    get size() {
      return this.pairs.length;
    }
    get(name: string) {
      return this.pairs.find(([one]) => one === name)?.[1] ?? null;
    }
    getAll(name: string) {
      return this.pairs.filter(([one]) => one === name).map(([, value]) => value);
    }
    has(name: string, value?: string) {
      return this.pairs.some(([one, own]) => one === name && (value === undefined || own === value));
    }
    append(name: string, value: string) {
      this.pairs.push([String(name), String(value)]);
    }
    set(name: string, value: string) {
      const at = this.pairs.findIndex(([one]) => one === name);
      if (at < 0) return this.append(name, value);
      this.pairs[at] = [name, String(value)];
      this.pairs = this.pairs.filter(([one], index) => one !== name || index <= at);
    }
    delete(name: string, value?: string) {
      this.pairs = this.pairs.filter(([one, own]) => one !== name || (value !== undefined && own !== value));
    }
    sort() {
      this.pairs.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
    }
    forEach(visit: (value: string, name: string, all: SearchParams) => void) {
      for (const [name, value] of this.pairs) visit(value, name, this);
    }
    entries() {
      return this.pairs.map(([name, value]): [string, string] => [name, value]).values();
    }
    keys() {
      return this.pairs.map(([name]) => name).values();
    }
    values() {
      return this.pairs.map(([, value]) => value).values();
    }
    [Symbol.iterator]() {
      return this.entries();
    }
    toString() {
      return this.pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
    }
  }

  interface Address {
    readonly searchParams: SearchParams;
    toString(): string;
  }
  class Url implements Address {
    declare readonly href: string;
    readonly searchParams: SearchParams;
    constructor(text: unknown, base?: unknown) {
      const parts = host.parseUrl(String(text), base === undefined ? undefined : String(base));
      if (!parts) throw new TypeError('Invalid URL');
      Object.assign(this, JSON.parse(parts));
      this.searchParams = new SearchParams((this as unknown as { search: string }).search);
    }
    static canParse(text: unknown, base?: unknown) {
      return host.parseUrl(String(text), base === undefined ? undefined : String(base)) !== '';
    }
    static parse(text: unknown, base?: unknown) {
      return Url.canParse(text, base) ? new Url(text, base) : null;
    }
    toString() {
      return this.href;
    }
    toJSON() {
      return this.href;
    }
  }
  Object.assign(globalThis, { URL: Url, URLSearchParams: SearchParams });
}
