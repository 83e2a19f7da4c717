import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const here = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * The token for a gateway: the one that was given, else, for a gateway on this machine, the administrator's that it keeps beside its
 * registry (`MALL_REGISTRY`, or `registry` in `MALL_DATA`, `.mall` by default).
 */
export function tokenFor(gateway: string, given: string | undefined, env: NodeJS.ProcessEnv, root: string): string | undefined {
  if (given) return given;
  if (!here.test(new URL(gateway).hostname)) return undefined;
  const folder = env.MALL_REGISTRY ?? join(resolve(root, env.MALL_DATA ?? '.mall'), 'registry');
  try {
    return readFileSync(join(folder, 'admin-token'), 'utf8').trim();
  } catch {
    return undefined;
  }
}
