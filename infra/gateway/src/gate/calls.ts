import type { Release, SdkRow, UsedCall } from '../registry/release.ts';
import { type Misfit, misfits } from './fits.ts';
import { type OpenApiDocument, servedCall } from './open-api.ts';
import { nameOf, type Refusal } from './refusal.ts';

const list = (found: Misfit[]) =>
  found
    .slice(0, 5)
    .map(({ field, problem }) => `${field || '整体'} ${problem}`)
    .join('；') + (found.length > 5 ? `；另有 ${found.length - 5} 处` : '');

/**
 * The calls a build uses against the live API and against the live shell's client, which makes them:
 * - method and path are served;
 * - every field it reads is served, never missing where it counts on it, of a type it can take. New values of an enumeration and new
 *   kinds of a tagged union are no reason to refuse: a status is added without redeploying every area (docs/decisions/the-gate.md);
 * - everything it may send is accepted, and everything the API requires is sent. Here values count too: one that is no longer
 *   accepted would be refused while a buyer waits, and so would a longer text or a larger number than the limits now are.
 */
export function checkCalls(release: Release, live: Release[], api: OpenApiDocument): Refusal[] {
  const shells = release.name === 'shell' ? [release] : live.filter(({ name }) => name === 'shell');
  const refusals = Object.entries(release.calls ?? {}).flatMap(([name, call]) => [
    ...againstApi(release, name, call, api),
    ...shells.flatMap((shell) => againstClient(release, name, call, shell)),
  ]);
  if (release.name !== 'shell') return refusals;
  const areas = live.filter((area) => area.name !== 'shell');
  return [...refusals, ...areas.flatMap((area) => Object.entries(area.calls ?? {}).flatMap((used) => losesClient(release, area, ...used)))];
}

/**
 * The other way round, for an API that is about to be deployed: what would it break of the releases that are live?
 * Ours is the API then, theirs the area that uses it.
 */
export function checkApi(api: OpenApiDocument, live: Release[]): Refusal[] {
  return live.flatMap((release) =>
    Object.entries(release.calls ?? {}).flatMap(([name, call]) =>
      againstApi(release, name, call, api, '这份 API').map((refusal) => ({
        ...refusal,
        ours: refusal.theirs,
        theirs: refusal.ours,
        fix: `让 API 对 ${name} 保持相容，或先发布不再依赖它的 ${release.name}`,
      })),
    ),
  );
}

function againstApi(release: Release, name: string, call: UsedCall, api: OpenApiDocument, apiName = '线上的商城 API'): Refusal[] {
  const address = `${call.method} ${call.path}`;
  const served = servedCall(api, call.method, call.path);
  if (!served)
    return [
      {
        rule: 'calls',
        message: `${apiName}没有提供 ${name}（${address}）`,
        ours: `${nameOf(release)}：调用 ${address}`,
        theirs: `openapi.json：${api.paths[call.path] ? `${call.path} 只有 ${Object.keys(api.paths[call.path]!).join('、').toUpperCase()}` : `没有 ${call.path}`}`,
        fix: '先上线提供此接口的 API，再发布此版本',
      },
    ];
  const reads = misfits(served.serves, call.reads, { newValues: true, limits: false });
  const sends = misfits(call.sends, served.accepts, { newValues: false, limits: release.limits === true });
  return [
    ...(reads.length
      ? [
          {
            rule: 'calls',
            message: `${name} 的答复与 ${release.name} 读取的字段不相容：${list(reads)}`,
            ours: `${nameOf(release)}：读取 ${reads.map(({ field }) => field || '整体').join('、')}`,
            theirs: `openapi.json：${address} 的答复`,
            fix: '先上线提供这些字段的 API；若字段已被取代，按新的约定改写读取处后重新构建',
          } satisfies Refusal,
        ]
      : []),
    ...(sends.length
      ? [
          {
            rule: 'calls',
            message: `${name} 的请求不会被${apiName}接受：${list(sends)}`,
            ours: `${nameOf(release)}：发送 ${Object.keys(call.sends.properties ?? {}).join('、') || '无字段'}`,
            theirs: `openapi.json：${address} 接受 ${Object.keys(served.accepts.properties ?? {}).join('、') || '无字段'}；必填 ${served.accepts.required?.join('、') || '无'}`,
            fix: '按线上的约定改写发送处后重新构建，或先上线接受它们的 API',
          } satisfies Refusal,
        ]
      : []),
  ];
}

const same = (row: SdkRow, call: UsedCall) => row.method === call.method && row.path === call.path;

/** The shell's client makes the call: a call it doesn't know throws, and one it knows by another address goes there. */
function againstClient(release: Release, name: string, call: UsedCall, shell: Release): Refusal[] {
  const row = shell.sdk?.[name];
  if (!shell.sdk || (row && same(row, call))) return [];
  return [
    {
      rule: 'calls',
      message: row ? `线上外壳的 SDK 把 ${name} 发往另一地址` : `线上外壳的 SDK 还没有 ${name}`,
      ours: `${nameOf(release)}：${call.method} ${call.path}`,
      theirs: `${nameOf(shell)}：${row ? `${row.method} ${row.path}` : `没有 ${name}`}`,
      fix: '先发布带有此调用的外壳，再发布此版本',
    },
  ];
}

function losesClient(shell: Release, area: Release, name: string, call: UsedCall): Refusal[] {
  const row = shell.sdk?.[name];
  if (!shell.sdk || (row && same(row, call))) return [];
  return [
    {
      rule: 'calls',
      message: `线上的 ${area.name} 还在用 ${name}，此外壳的 SDK ${row ? '把它发往另一地址' : '不再提供它'}`,
      ours: `${nameOf(shell)}：${row ? `${row.method} ${row.path}` : `没有 ${name}`}`,
      theirs: `${nameOf(area)}：${call.method} ${call.path}`,
      fix: `先发布不再使用它的 ${area.name}，或让外壳保留此调用`,
    },
  ];
}
