import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { resolveRefs } from './resolve-refs.ts';
import type { ContractDocument } from './used-calls.ts';

const read = (file: string): ContractDocument => resolveRefs(JSON.parse(readFileSync(file, 'utf8')));

/** The contract a workspace is built against; undefined where the workspace has none. In the mall's repository it is written first where it is missing. */
export function readContract(root: string): ContractDocument | undefined {
  const own = join(root, 'packages/api-contract');
  const local = join(existsSync(own) ? own : join(root, 'node_modules/@mall/api-contract'), 'dist/openapi.json');
  if (existsSync(own) && !existsSync(local)) execFileSync(process.execPath, [join(own, 'src/openapi/write.ts')]);
  if (existsSync(local)) return read(local);
  try {
    return read(createRequire(join(root, 'package.json')).resolve('@mall/api-contract/openapi.json'));
  } catch {
    return undefined;
  }
}
