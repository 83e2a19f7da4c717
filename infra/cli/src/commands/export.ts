import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Context } from '../context.ts';
import { exitCodes, Fault, wrongUsage } from '../fault.ts';
import { bytesText } from '../screen.ts';

interface StaticSite {
  snapshot: string;
  pages: Record<string, string>;
  assets: string[];
}

const atOnce = 8;
/** Beside each script stand the compressed copies that its build made: servers that look for them need not compress. */
const copies = [
  { suffix: '.br', encoding: 'br' },
  { suffix: '.gz', encoding: 'gzip' },
] as const;

/** Names what a path may be made of: the gateway's word is not enough to write anywhere. */
const isPlain = (path: string) => path.split('/').every((part) => /^[\w~-][\w.~-]*$/.test(part));

/** mall export --out <folder>: writes what is live as files that any web server can serve in front of the API. */
export async function exportSite({ args, gateway, screen, folder }: Context): Promise<void> {
  if (args.operands.length || !args.out) throw wrongUsage('mall export --out <folder>');
  const out = resolve(folder, args.out);
  if ((await readdir(out).catch(() => [])).length)
    throw wrongUsage(`${out} is not empty: an export is of one moment, so it needs a folder of its own`);
  const site = await gateway.get<StaticSite>('/static-site');
  let bytes = 0;
  const write = async (path: string, content: string | Uint8Array) => {
    if (!isPlain(path)) throw new Fault(exitCodes.failed, 'FAILED', `the gateway named a file '${path}'`);
    const file = join(out, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
    bytes += content.length;
  };
  for (const [path, html] of Object.entries(site.pages)) await write(path, html);
  const left = [...site.assets];
  let done = 0;
  const work = async () => {
    for (let address = left.pop(); address; address = left.pop()) {
      await write(address.slice(1), await fetchFile(`${gateway.url}${address}`));
      if (/\.(js|css)$/.test(address))
        for (const { suffix, encoding } of copies) {
          const copy = await fetchCopy(gateway.url, address, suffix, encoding);
          if (copy) await write(`${address.slice(1)}${suffix}`, copy);
        }
      done += 1;
      screen.progress(`${done} of ${site.assets.length} files`, done === site.assets.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  await write(
    'snapshot.json',
    `${JSON.stringify({ snapshot: site.snapshot, from: gateway.url, pages: Object.keys(site.pages).sort() }, null, 1)}\n`,
  );
  screen.say(
    `${Object.keys(site.pages).length} pages and ${site.assets.length} files of snapshot ${site.snapshot} in ${out} (${bytesText(bytes)});\nserve it with /api and /img passed on to the mall, and 404.html for what isn't there`,
  );
  screen.result({ snapshot: site.snapshot, pages: Object.keys(site.pages).length, assets: site.assets.length, out });
}

async function fetchFile(url: string): Promise<Uint8Array> {
  const answer = await fetch(url);
  if (!answer.ok)
    throw new Fault(exitCodes.failed, 'FAILED', `${url} answered ${answer.status}`, 'Try again; the release may be damaged: mall status.');
  return new Uint8Array(await answer.arrayBuffer());
}

/** The compressed copy as it lies in the release, where there is one. */
async function fetchCopy(gateway: string, address: string, suffix: string, encoding: string): Promise<Uint8Array | undefined> {
  const answer = await fetch(`${gateway}${address}${suffix}`, { headers: { 'accept-encoding': 'identity' } });
  const isCopy = answer.ok && answer.headers.get('content-encoding') !== encoding;
  const content = new Uint8Array(await answer.arrayBuffer());
  return isCopy ? content : undefined;
}
