import type { Release } from '../registry/release.ts';
import { nameOf, type Refusal } from './refusal.ts';

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Compressed bytes of a first visit to one screen: the entry, the area itself and the screen's chunks, each once. */
export function firstVisit(release: Release, screen: string): { bytes: number; files: [file: string, bytes: number][] } {
  const names = new Set([...release.entry, ...(release.exposes.app ?? []), ...(release.screens[screen] ?? [])]);
  const files = [...names].map((file): [string, number] => [file, release.files[file]?.brotli ?? 0]);
  return { bytes: files.reduce((sum, [, bytes]) => sum + bytes, 0), files };
}

/** The budget the area gave itself, held for every screen. Each has one: what isn't measured grows. */
export function checkBudget(release: Release): Refusal[] {
  const limit = release.budget?.js;
  if (limit === undefined)
    return [
      {
        rule: 'budget',
        message: `${release.name} 没有声明首次访问的预算`,
        ours: `${nameOf(release)}：${
          Object.keys(release.screens)
            .map((screen) => `${screen} ${kb(firstVisit(release, screen).bytes)}`)
            .slice(0, 5)
            .join('、') || '没有页面'
        }`,
        theirs: 'src/manifest.ts：缺少 budget',
        fix: '在 src/manifest.ts 写上 budget: { js: … }（压缩后的字节数，略高于现在最大的页面）后重新构建',
      },
    ];
  return Object.keys(release.screens).flatMap((screen) => {
    const { bytes, files } = firstVisit(release, screen);
    if (bytes <= limit) return [];
    const biggest = files
      .sort((a, b) => b[1] - a[1])
      .slice(0, 3)
      .map(([file, size]) => `${file} ${kb(size)}`)
      .join('、');
    return {
      rule: 'budget',
      message: `页面 ${screen} 首次访问要下载 ${kb(bytes)}（压缩后），超出预算 ${kb(bytes - limit)}`,
      ours: `${nameOf(release)}：${biggest}`,
      theirs: `src/manifest.ts：budget.js = ${limit}（${kb(limit)}）`,
      fix: '把首屏用不到的代码改为按需加载，或在评审后调高 budget.js 并说明原因',
    } satisfies Refusal;
  });
}
