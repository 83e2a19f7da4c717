import { checkBundle } from '../gate/bundle.ts';
import { checkRelease } from '../gate/check-release.ts';
import type { OpenApiDocument } from '../gate/open-api.ts';
import type { BundleFacts } from '../gate/read-bundle.ts';
import type { Refusal } from '../gate/refusal.ts';
import { checkRoutes } from '../gate/routes.ts';
import { checkSlots } from '../gate/slots.ts';
import type { LiveState } from './live-state.ts';
import { PlatformRefusal } from './platform-refusal.ts';
import type { Release } from './release.ts';
import type { ReleaseStore } from './release-store.ts';

/**
 * Holds a release against everything that is live, with the rules of `src/gate`.
 * @param facts what its files say; undefined where they aren't here yet, or were asked when it was published
 * @throws API_UNREACHABLE
 */
export async function askGate(
  release: Release,
  state: LiveState,
  store: ReleaseStore,
  api: () => Promise<OpenApiDocument>,
  facts?: BundleFacts,
): Promise<Refusal[]> {
  const [document, live] = await Promise.all([
    api().catch((error: unknown) => {
      throw new PlatformRefusal(
        'API_UNREACHABLE',
        `无法读取线上 API 的 openapi.json（${(error as Error).message}），不能判断接口是否相容。`,
        '确认商城 API 正在运行后重试；回滚不需要 API。',
      );
    }),
    liveReleases(state, store),
  ]);
  const others = live.filter(({ name }) => name !== release.name);
  return [...checkRelease(release, others, document), ...(facts ? checkBundle(release, facts, document) : [])];
}

/** Every release that visitors get, stable and canary; one that can't be read is left out as it is from the site. */
export async function liveReleases(state: LiveState, store: ReleaseStore): Promise<Release[]> {
  const versions = Object.entries(state).flatMap(([area, { stable, canary }]) =>
    [stable, ...(canary ? [canary.version] : [])].map((version) => [area, version] as const),
  );
  const found = await Promise.all(versions.map(([area, version]) => store.load(area, version)));
  return found.filter((one) => typeof one !== 'string').map((one) => one.release);
}

/** Lets a release through that the gate has nothing against. @throws GATE_REFUSED, API_UNREACHABLE */
export async function passGate(
  release: Release,
  state: LiveState,
  store: ReleaseStore,
  api: () => Promise<OpenApiDocument>,
  facts?: BundleFacts,
): Promise<void> {
  const refusals = await askGate(release, state, store, api, facts);
  if (!refusals.length) return;
  throw new PlatformRefusal(
    'GATE_REFUSED',
    `${release.name}@${release.version} 未通过 ${refusals.length} 项检查：${refusals.map(({ message }) => message).join('；')}。`,
    refusals.map(({ fix }) => fix).join('；'),
    { refusals },
  );
}

/**
 * A candidate gets live once its smoke test passed in a real browser. What was live before, and a build that was taken from this
 * machine at its start, needs none.
 */
export async function requireSmokeTest(
  area: string,
  version: string,
  state: LiveState[string] | undefined,
  store: ReleaseStore,
): Promise<void> {
  if (state && [state.stable, state.canary?.version, ...state.earlier].includes(version)) return;
  if ((await store.publication(area, version))?.how === 'start') return;
  const smoke = await store.smoke(area, version);
  if (smoke?.passed && smoke.run) return;
  const failed = smoke && !smoke.passed ? smoke : undefined;
  throw new PlatformRefusal(
    failed ? 'SMOKE_TEST_FAILED' : 'SMOKE_TEST_MISSING',
    failed ? `${area}@${version} 的冒烟测试未通过。` : `${area}@${version} 还没有由 CI 或网关所在的机器签名的冒烟测试结果。`,
    `运行 mall publish ${area}，它会用真实浏览器测试候选版本（在登记过的 CI 或网关所在的机器上）；管理员可以用 --no-smoke --why 说明原因后跳过。`,
    failed ? { report: failed.report, at: failed.at } : undefined,
  );
}

/**
 * Lets an older release be live again unless it would take what another live area owns by now: an address with two owners would be decided by chance.
 * Asks nobody outside, so that a rollback is quick and needs no API. @throws ROLLBACK_REFUSED naming each address and slot
 */
export async function refuseTaken(area: string, version: string, state: LiveState, store: ReleaseStore): Promise<void> {
  const release = await store.require(area, version);
  const others = (await liveReleases(state, store)).filter(({ name }) => name !== area);
  const refusals = [...checkRoutes(release, others), ...checkSlots(release, others)];
  if (refusals.length === 0) return;
  throw new PlatformRefusal(
    'ROLLBACK_REFUSED',
    `${area} 不能回到 ${version}：${refusals.map(({ message }) => message).join('；')}。`,
    `先回滚现在拥有它们的区域，或提升 ${area} 的另一个版本：mall promote ${area} --version …。`,
    { refusals },
  );
}
