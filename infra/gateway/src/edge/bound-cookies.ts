import { parseCookie } from 'cookie';

/** Set by the page, or read by it: everything else is the gateway's alone. */
const ofPage: ReadonlySet<string> = new Set(['region', 'closed', 'uuid', 'operatorId']);
/** Sent on some paths only, which a host's own cookie can't be: another site of the domain could plant one, and none read it. */
const withPath: ReadonlySet<string> = new Set(['staff', 'debug-contact']);
const [ofHost, ofSecure] = ['__Host-', '__Secure-'];

/**
 * The name in the browser of a cookie that no script reads. Over https it begins with what binds it to this very host: neither a neighbouring site of the
 * domain nor an answer over http can set it then (RFC 6265bis 4.1.3), so nobody is put into a session that isn't theirs (rule login 64).
 */
export const boundName = (name: string, isSecure: boolean) => (isSecure ? `${withPath.has(name) ? ofSecure : ofHost}${name}` : name);

/** The own name of a cookie that came; undefined where over https one came that isn't bound as ours are. */
function ownName(name: string, isSecure: boolean): string | undefined {
  if (!isSecure || ofPage.has(name)) return name;
  const prefix = [ofHost, ofSecure].find((one) => name.startsWith(one)) ?? '';
  const own = name.slice(prefix.length);
  return boundName(own, true) === name ? own : undefined;
}

/** Only the region's cookie holds words; all others are passed on in headers, which carry nothing else. */
const isSendable = (name: string, value: string) => name === 'region' || /^[\x20-\x7e]*$/.test(value);

/** What can't be decoded was not written by us. */
const broken = '\0';
function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return broken;
  }
}

export interface Asking {
  protocol: string;
  headers: { cookie?: string | undefined };
}

/** The cookies of a request by their own names; what we can't have written, broken or not to be passed on in a header, is left out. */
export function cookiesOf({ protocol, headers }: Asking): Record<string, string> {
  const came = Object.entries(parseCookie(headers.cookie ?? '', { decode })) as [string, string][];
  return Object.fromEntries(
    came.flatMap(([name, value]) => {
      const own = ownName(name, protocol === 'https');
      return own === undefined || value === broken || !isSendable(own, value) ? [] : [[own, value]];
    }),
  );
}
