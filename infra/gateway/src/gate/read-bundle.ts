import { setImmediate as turn } from 'node:timers/promises';

/** What the files of a release say, whatever its area.json says. */
export interface BundleFacts {
  /** 'POST /api/search/HasSku': rows of the client's table, from which the shell makes the area's client. */
  calls: string[];
  /** '/api/assistant/Ask': addresses that are asked without the client; of a template what stands before its first value. */
  addresses: string[];
  /** What federation asks the shell for, and the only range in which it loads it: '@mall/mf-kit' → '^0.3.0'. */
  ranges: Record<string, string>;
}

const row = /\[\s{0,20}["'`](GET|POST|PUT|PATCH|DELETE)["'`]\s{0,20},\s{0,20}["'`](\/api\/[^"'`\s]{1,200})["'`]/g;
const address = /["'`](\/api\/[\w.~/{}:-]{1,200})/g;
const consumed = /requiredVersion["']?\s*:\s*["'`]([^"'`]{1,60})["'`][^{}]{0,80}?shareKey["']?\s*:\s*["'`]([^"'`]{1,60})["'`]/g;

/**
 * Reads a build's scripts as texts: what the build tools write there is found, minified or not. Between files others have their turn.
 * @param contents by path: 'client/main.js', 'server.cjs', and others that are no scripts
 */
export async function readBundle(contents: Map<string, Buffer>): Promise<BundleFacts> {
  const calls = new Set<string>();
  const addresses = new Set<string>();
  const ranges: Record<string, string> = {};
  for (const [path, content] of contents) {
    if (!/^(client\/.*\.js|server\.cjs)$/.test(path)) continue;
    await turn();
    const code = content.toString();
    for (const [, method, at] of code.matchAll(row)) calls.add(`${method} ${at}`);
    for (const [, at] of code.matchAll(address)) addresses.add(at!);
    if (path !== 'server.cjs') for (const [, range, library] of code.matchAll(consumed)) ranges[library!] = range!;
  }
  return { calls: [...calls], addresses: [...addresses], ranges };
}
