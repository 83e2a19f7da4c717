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
