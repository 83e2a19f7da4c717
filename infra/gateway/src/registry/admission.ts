import { checkRelease } from '../gate/check-release.ts';
import type { OpenApiDocument } from '../gate/open-api.ts';
import type { Refusal } from '../gate/refusal.ts';
import type { LiveState } from './live-state.ts';
import { PlatformRefusal } from './platform-refusal.ts';
import type { Release } from './release.ts';
import type { ReleaseStore } from './release-store.ts';

/** Holds a release against everything that is live, with the rules of `src/gate`. @throws API_UNREACHABLE */
export async function askGate(
  release: Release,
  state: LiveState,
  store: ReleaseStore,
  api: () => Promise<OpenApiDocument>,
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
  return checkRelease(
    release,
    live.filter(({ name }) => name !== release.name),
    document,
  );
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
): Promise<void> {
  const refusals = await askGate(release, state, store, api);
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
  if (smoke?.passed) return;
  throw new PlatformRefusal(
    smoke ? 'SMOKE_TEST_FAILED' : 'SMOKE_TEST_MISSING',
    smoke ? `${area}@${version} 的冒烟测试未通过。` : `${area}@${version} 还没有通过冒烟测试。`,
    `运行 mall publish ${area}，它会用真实浏览器测试候选版本；管理员可以用 --no-smoke --why 说明原因后跳过。`,
    smoke ? { report: smoke.report, at: smoke.at } : undefined,
  );
}
