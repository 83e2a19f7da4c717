import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const here = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** What a gateway on this machine keeps beside its registry (`MALL_REGISTRY`, or `registry` in `MALL_DATA`, `.mall` by default); undefined of any other. */
export function besideRegistry(gateway: string, file: string, env: NodeJS.ProcessEnv, root: string): string | undefined {
  if (!here.test(new URL(gateway).hostname)) return undefined;
  const folder = env.MALL_REGISTRY ?? join(resolve(root, env.MALL_DATA ?? '.mall'), 'registry');
  try {
    return readFileSync(join(folder, file), 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** The token for a gateway: the one that was given, else, for a gateway on this machine, its administrator's. */
export const tokenFor = (gateway: string, given: string | undefined, env: NodeJS.ProcessEnv, root: string): string | undefined =>
  given ?? besideRegistry(gateway, 'admin-token', env, root);
