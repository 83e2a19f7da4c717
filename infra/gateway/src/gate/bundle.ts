import { subset, validRange } from 'semver';
import type { Release } from '../registry/release.ts';
import type { OpenApiDocument } from './open-api.ts';
import type { BundleFacts } from './read-bundle.ts';
import { nameOf, type Refusal } from './refusal.ts';

const rebuild = '用 mall-webpack build 重新构建，不要手工改写 area.json';
const platform = '@mall/mf-kit';
const some = (list: string[]) => list.slice(0, 5).join('、') + (list.length > 5 ? ` 等 ${list.length} 个` : '');
const headOf = (path: string) => path.replace(/\{.*/, '');

/** A build that tells no limits could be stricter than the API only by chance. */
function checkLimits(release: Release): Refusal[] {
  if (release.limits || Object.keys(release.calls ?? {}).length === 0) return [];
  return [
    {
      rule: 'calls',
      message: 'area.json 没有写明请求中各值的限制（长度、范围、格式），无法与线上的 API 比较',
      ours: `${nameOf(release)}：没有 limits`,
      theirs: '构建工具 @mall/build-config 会写入 limits: true',
      fix: '升级 @mall/build-config 后重新构建',
    },
  ];
}

/** Calls that stand in the files and not in area.json: nothing would be compared with the API for them. */
function checkCalled(release: Release, { calls, addresses }: BundleFacts, api: OpenApiDocument): Refusal[] {
  const declared = Object.values(release.calls ?? {});
  const rows = new Set(declared.map(({ method, path }) => `${method.toUpperCase()} ${path}`));
  const heads = new Set(declared.map(({ path }) => headOf(path)));
  const served = new Set(Object.keys(api.paths).map(headOf));
  const untold = [
    ...calls.filter((call) => !rows.has(call)),
    // Of a text only what the API serves: others are prefixes, or addresses of something else.
    ...addresses.map(headOf).filter((at) => served.has(at) && !heads.has(at) && !calls.some((call) => headOf(call.split(' ')[1]!) === at)),
  ];
  if (untold.length === 0) return [];
  return [
    {
      rule: 'calls',
      message: `构建产物使用了 ${untold.length} 个没有写进 area.json 的接口：${some(untold)}`,
      ours: `${nameOf(release)}：area.json 的 calls 有 ${declared.length} 个`,
      theirs: `构建产物：${some(untold)}`,
      fix: rebuild,
    },
  ];
}

/** Ranges that area.json makes wider than federation will load: the gate would let through what no browser mounts. */
function checkRanges(release: Release, { ranges }: BundleFacts): Refusal[] {
  const built = ranges[platform];
  if (built === undefined)
    return [
      {
        rule: 'platform',
        message: `构建产物没有向外壳要 ${platform}，不知道它是为哪个平台构建的`,
        ours: `${nameOf(release)}：area.json 写 platform ${release.platform ?? '未声明'}`,
        theirs: `构建产物：没有 ${platform}`,
        fix: '从 src/index.ts 导出 defineArea(…) 的结果，并用 mall-webpack build 构建',
      },
    ];
  const isWithin = validRange(release.platform) !== null && validRange(built) !== null && subset(release.platform, built);
  const told: Refusal[] = isWithin
    ? []
    : [
        {
          rule: 'platform',
          message: `area.json 的 platform ${release.platform ?? '未声明'} 比构建产物能用的 ${built} 更宽`,
          ours: `${nameOf(release)}：platform ${release.platform ?? '未声明'}`,
          theirs: `构建产物：${platform} ${built}`,
          fix: '把 src/manifest.ts 的 platform 改到这个范围之内，或在 package.json 接受更多版本后重新构建',
        },
      ];
  const wrong = Object.entries(ranges).filter(([library, range]) => release.sharedRanges?.[library] !== range);
  if (wrong.length === 0) return told;
  return [
    ...told,
    {
      rule: 'shared',
      message: `area.json 的共享库范围与构建产物不同：${some(wrong.map(([library]) => library))}`,
      ours: `${nameOf(release)}：${some(wrong.map(([library]) => `${library} ${release.sharedRanges?.[library] ?? '没有'}`))}`,
      theirs: `构建产物：${some(wrong.map(([library, range]) => `${library} ${range}`))}`,
      fix: rebuild,
    },
  ];
}

/** Holds what a release says of itself against its files. The shell provides the libraries, so it asks nobody for them. */
export function checkBundle(release: Release, facts: BundleFacts, api: OpenApiDocument): Refusal[] {
  return [...checkLimits(release), ...checkCalled(release, facts, api), ...(release.name === 'shell' ? [] : checkRanges(release, facts))];
}
