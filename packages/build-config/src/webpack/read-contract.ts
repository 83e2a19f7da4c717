import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { resolveRefs } from './resolve-refs.ts';
import type { ContractDocument } from './used-calls.ts';

const documents = new Map<string, ContractDocument>();

/** A process builds for browser and server, and perhaps many workspaces, against one document. */
function read(file: string): ContractDocument {
  const written = `${file} ${statSync(file).mtimeMs}`;
  const document = documents.get(written) ?? resolveRefs<ContractDocument>(JSON.parse(readFileSync(file, 'utf8')));
  documents.set(written, document);
  return document;
}

/** Is the document missing, or older than the contract's sources? A development server is started without a build before it. */
function isStale(document: string, sources: string): boolean {
  if (!existsSync(document)) return true;
  const written = statSync(document).mtimeMs;
  return readdirSync(sources, { recursive: true, encoding: 'utf8' }).some((name) => statSync(join(sources, name)).mtimeMs > written);
}

/** The contract a workspace is built against; undefined where the workspace has none. In the mall's repository it is written first where it isn't up to date. */
export function readContract(root: string): ContractDocument | undefined {
  const own = join(root, 'packages/api-contract');
  const local = join(existsSync(own) ? own : join(root, 'node_modules/@mall/api-contract'), 'dist/openapi.json');
  if (existsSync(own) && isStale(local, join(own, 'src'))) execFileSync(process.execPath, [join(own, 'src/openapi/write.ts')]);
  if (existsSync(local)) return read(local);
  try {
    return read(createRequire(join(root, 'package.json')).resolve('@mall/api-contract/openapi.json'));
  } catch {
    return undefined;
  }
}
