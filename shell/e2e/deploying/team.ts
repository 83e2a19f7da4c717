import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** What a team does to a running site, with the token that lies in the registry's folder. */
async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const { MALL_SITE: site, MALL_SITE_DATA: data, MALL_TOKEN: given } = process.env;
  const token = given ?? readFileSync(resolve(root, data ?? '.mall', 'registry/admin-token'), 'utf8').trim();
  const isFile = body instanceof Uint8Array;
  const answer = await fetch(`${site}/_platform/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': isFile ? 'application/octet-stream' : 'application/json' },
    ...(body === undefined ? {} : { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} was refused: ${text}`);
  return JSON.parse(text) as Answer;
}

/** Publishes an area's build once more under a version of its own, as if its team had changed something and tested it. @returns the version */
export async function publishAgain(area: string): Promise<string> {
  const dist = join(root, area, 'dist');
  const release = JSON.parse(await readFile(join(dist, 'area.json'), 'utf8')) as { version: string };
  release.version = `${release.version.slice(0, 4)}-${Date.now().toString(36)}`;
  const files = (await readdir(join(dist, 'client'))).map((name) => [
    name.endsWith('.map') ? `maps/${name}` : `client/${name}`,
    `client/${name}`,
  ]);
  for (const [path, file] of [...files, ['server.cjs', 'server/server.cjs']])
    await call('PUT', `releases/${area}/${release.version}/files/${path}`, await readFile(join(dist, file!)));
  await call('POST', `releases/${area}/${release.version}`, release);
  await tellSmoke(area, release.version);
  return release.version;
}

/** Signs that the smoke test passed, as a mall's own machine does. */
async function tellSmoke(area: string, version: string) {
  const { MALL_SITE_DATA: data } = process.env;
  const key = createPrivateKey(readFileSync(resolve(root, data ?? '.mall', 'registry/runner-key')));
  const runner = createHash('sha256')
    .update(createPublicKey(key).export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 12);
  const at = new Date().toISOString();
  const { pass } = await call<{ pass: string }>('POST', `releases/${area}/${version}/smoke-runs`, {});
  const statement = JSON.stringify({ pass, area, version, passed: true, report: '1 passing', startedAt: at, endedAt: at });
  const signature = sign(null, Buffer.from(statement), key).toString('base64url');
  await call('POST', `releases/${area}/${version}/smoke`, { statement, signature, runner });
}

/** Makes the candidate live for everyone. */
export const promote = (area: string) => call('POST', `areas/${area}/promote`, { why: '与线上版本相同的文件' });

/** @returns the version that is live again */
export const rollback = async (area: string) => (await call<{ version: string }>('POST', `areas/${area}/rollback`, {})).version;
