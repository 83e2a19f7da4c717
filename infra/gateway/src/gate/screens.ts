import { layoutNames } from '@mall/mf-kit/manifest';
import type { Release } from '../registry/release.ts';
import { nameOf, type Refusal } from './refusal.ts';

/** A route whose screen its build doesn't have, or whose layout the shell doesn't know, would be a page with nothing in it. */
export function checkScreens(release: Release): Refusal[] {
  return release.routes.flatMap(({ path, screen, layout }) => [
    ...(release.screens[screen]
      ? []
      : [
          {
            rule: 'screens',
            message: `路由 ${path} 的页面 ${screen} 不在这次构建里`,
            ours: `${nameOf(release)}：${path} → ${screen}`,
            theirs: `area.json：screens 有 ${Object.keys(release.screens).slice(0, 20).join('、') || '无'}`,
            fix: `在 src/routes.ts 的 defineScreens 里加上 ${screen}，或改正 src/manifest.ts 里的名字，然后重新构建`,
          } satisfies Refusal,
        ]),
    ...(layoutNames.includes(layout)
      ? []
      : [
          {
            rule: 'screens',
            message: `路由 ${path} 的布局 ${layout} 不存在`,
            ours: `${nameOf(release)}：${path}（布局 ${layout}）`,
            theirs: `外壳的布局：${layoutNames.join('、')}`,
            fix: '在 src/manifest.ts 选用外壳已有的布局',
          } satisfies Refusal,
        ]),
  ]);
}
