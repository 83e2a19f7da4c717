import type { Release } from '../registry/release.ts';
import { nameOf, type Refusal } from './refusal.ts';

/** `/news/:id?` stands for `/news` and `/news/:`; names of parameters don't matter, their patterns do. */
function addressesOf(path: string): string[] {
  let addresses = [''];
  for (const segment of path.split('/').filter(Boolean)) {
    const plain = segment.replace(/:\w+/g, ':').replace(/\?$/, '');
    const withSegment = addresses.map((address) => `${address}/${plain}`);
    addresses = /:.*\?$/.test(segment) ? [...addresses, ...withSegment] : withSegment;
  }
  return addresses.map((address) => address || '/');
}

/** What the gateway answers itself: no area's page can stand there. */
const reserved = [
  '/_platform',
  '/_telemetry',
  '/_live',
  '/_debug',
  '/_console',
  '/_cashier',
  '/_staff',
  '/api',
  '/assets',
  '/img',
  '/metrics',
  '/healthz',
  '/readyz',
];
const isReserved = (path: string) => path.startsWith('/_') || reserved.some((one) => path === one || path.startsWith(`${one}/`));
const routesAtMost = 200;

/** Addresses that are the gateway's own, and more of them than a site has pages. */
export function checkReserved(release: Release): Refusal[] {
  const taken = release.routes.filter(({ path }) => isReserved(path));
  const refusals = taken.map(
    ({ path, screen }): Refusal => ({
      rule: 'routes',
      message: `路由 ${path} 属于网关自己，区域不能占用`,
      ours: `${nameOf(release)}：${path}（页面 ${screen}）`,
      theirs: `网关：${reserved.join('、')}，以及所有以 /_ 开头的地址`,
      fix: '在 src/manifest.ts 换一个地址',
    }),
  );
  if (release.routes.length <= routesAtMost) return refusals;
  return [
    ...refusals,
    {
      rule: 'routes',
      message: `声明了 ${release.routes.length} 条路由，一个区域最多 ${routesAtMost} 条`,
      ours: `${nameOf(release)}：${release.routes.length} 条路由`,
      theirs: `网关：每个区域最多 ${routesAtMost} 条，每个页面都要与它们比对`,
      fix: '用带参数的路由代替逐条列举，例如 /news/:id',
    },
  ];
}

/**
 * A route another live area owns. A more specific route may stand inside a wider one (the matcher decides that alike everywhere,
 * and the shell's catch-all `/*` is there to be narrowed); the same address twice would be decided by chance.
 */
export function checkRoutes(release: Release, live: Release[]): Refusal[] {
  const owners = new Map<string, { path: string; owner: Release }>();
  for (const owner of live.filter(({ name }) => name !== release.name))
    for (const { path } of owner.routes) for (const address of addressesOf(path)) owners.set(address, { path, owner });
  const own = new Map<string, string>();
  const refusals: Refusal[] = [];
  for (const { path, screen } of release.routes) {
    const addresses = addressesOf(path);
    const taken = addresses.map((address) => owners.get(address)).find(Boolean);
    const twice = addresses.map((address) => own.get(address)).find((other) => other !== undefined);
    for (const address of addresses) own.set(address, path);
    if (taken)
      refusals.push({
        rule: 'routes',
        message: `路由 ${path} 已由线上的 ${taken.owner.name} 提供，同一地址不能有两个主人`,
        ours: `${nameOf(release)}：${path}（页面 ${screen}）`,
        theirs: `${nameOf(taken.owner)}：${taken.path}`,
        fix: `在 src/manifest.ts 换一个地址；若要接管该地址，请先让 ${taken.owner.name} 发布一个不再声明 ${taken.path} 的版本`,
      });
    else if (twice !== undefined)
      refusals.push({
        rule: 'routes',
        message: `路由 ${path} 与同一区域的 ${twice} 是同一地址`,
        ours: `${nameOf(release)}：${path}`,
        theirs: `${nameOf(release)}：${twice}`,
        fix: '在 src/manifest.ts 只保留其中一条',
      });
  }
  return refusals;
}
