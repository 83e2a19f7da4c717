import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type AreaBuild, buildIfStale, folderOf, readBuild } from '../area-build.ts';
import type { Context } from '../context.ts';
import { exitCodes, Fault, type Refusal, wrongUsage } from '../fault.ts';
import { secondsText } from '../screen.ts';

/** The one area a command is about. */
export function oneArea({ args }: Context): string {
  const [area, ...more] = args.operands;
  if (!area || more.length) throw wrongUsage(`mall ${args.command} takes one area`);
  if (!/^(shell|mf-[a-z0-9-]+)$/.test(area)) throw wrongUsage(`'${area}' is no area's name: 'shell' or 'mf-…'`);
  return area;
}

/** Builds where that is needed and reads the build. */
export function prepare({ args, screen, folder }: Context, area: string): AreaBuild {
  const home = folderOf(area, folder);
  if (args.build) {
    const started = performance.now();
    if (buildIfStale(home)) screen.note(`built ${area} in ${secondsText(performance.now() - started)}`);
  }
  return readBuild(home);
}

/** Asks the gateway's gate without uploading anything. @throws Fault with every rule that says no */
export async function passGate({ gateway }: Context, { area, version, areaJson }: AreaBuild): Promise<void> {
  const { refusals } = await gateway.post<{ refusals: Refusal[] }>(`/releases/${area}/${version}/check`, areaJson);
  if (refusals.length)
    throw new Fault(
      exitCodes.refused,
      'GATE_REFUSED',
      `${area}@${version} 未通过 ${refusals.length} 项检查`,
      refusals.map(({ fix }) => fix).join('；'),
      { refusals },
    );
}

/** mall check: would this build get live? */
export async function check(context: Context): Promise<void> {
  const build = prepare(context, oneArea(context));
  await passGate(context, build);
  context.screen.say(`${build.area}@${build.version} fits everything that is live on ${context.gateway.url}`);
  context.screen.result({ area: build.area, version: build.version, refusals: [] });
}

/** mall check-api: what would this API break of what is live? For who deploys the API. */
export async function checkApi({ args, gateway, screen, folder }: Context): Promise<void> {
  const [place, ...more] = args.operands;
  if (!place || more.length) throw wrongUsage('mall check-api takes one openapi.json: a file or an address');
  const document = (await readDocument(place, folder)) as object;
  const { refusals } = await gateway.post<{ refusals: Refusal[] }>('/check-api', document);
  if (refusals.length) throw new Fault(exitCodes.refused, 'GATE_REFUSED', `${place} 未通过 ${refusals.length} 项检查`, '', { refusals });
  screen.say(`${place} serves everything that is live on ${gateway.url}`);
  screen.result({ refusals: [] });
}

async function readDocument(place: string, folder: string): Promise<unknown> {
  try {
    if (URL.canParse(place)) return await (await fetch(place)).json();
    return JSON.parse(await readFile(resolve(folder, place), 'utf8'));
  } catch (error) {
    throw wrongUsage(`${place} can't be read: ${(error as Error).message}`);
  }
}
