import { canonicalUrl } from '@mall/api-contract/canonical-url';
import type { UsedCall } from '../../registry/release.ts';
import type { ApiDoor } from './area-process.ts';
import { askApi } from './ask-api.ts';

const longest = 8 * 1024 * 1024;

/** `/api/cart/{id}` as what an address has to look like, in its canonical form. */
const patternOf = (path: string) =>
  new RegExp(
    `^${path
      .replace(/\/$/, '')
      .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
      .replace(/\{[^}]*\}/g, '[^/?#]+')}$`,
  );

const undeclared = JSON.stringify({ code: 403, message: '该调用未在区域清单中声明', body: null, reason: 'UNDECLARED_CALL' });

interface Parts {
  apiUrl: string;
  /** The area's calls, and the shell's: what both share was built into the shell. */
  declared: readonly Pick<UsedCall, 'method' | 'path'>[];
  timeoutMs: number;
  onRefused(why: string): void;
}

/**
 * The calls that an area's server code may make: those its manifest declares, as a visitor, in the page's region. The answer is handed on as it came.
 */
export function apiDoor({ apiUrl, declared, timeoutMs, onRefused }: Parts): ApiDoor {
  const known = declared.map(({ method, path }) => ({ method, pattern: patternOf(path) }));
  const { origin } = new URL(apiUrl);
  const failed = (failure: string): [string, string] => [JSON.stringify({ status: 0, requestId: '', failure }), ''];
  return async ({ method, path, region, body: sent }) => {
    // What is compared is what the API will read, and what an address would be made into on its way has to be the same.
    const asked = canonicalUrl(path) ?? '';
    const [address = ''] = asked.split('?');
    const url = address.startsWith('/api/') ? URL.parse(asked, apiUrl) : null;
    const isWhole = url?.origin === origin && url.pathname === address;
    if (!url || !isWhole || !known.some((one) => one.method === method && one.pattern.test(address))) {
      onRefused(`${method} ${path.split('?')[0]!.slice(0, 200)} is not among the calls that its manifest declares`);
      return [JSON.stringify({ status: 403, requestId: '' }), undeclared];
    }
    try {
      const { status, requestId, body } = await askApi(url, {
        method,
        headers: {
          clienttype: '1',
          apiversion: '1.0.0',
          ...(/^\d{1,9}$/.test(region) ? { region } : {}),
          ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
        },
        body: sent,
        timeoutMs,
        atMost: longest,
      });
      return [JSON.stringify({ status, requestId }), body];
    } catch (error) {
      return failed((error as Error).message);
    }
  };
}
