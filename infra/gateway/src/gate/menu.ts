import { createMatcher } from '@mall/mf-kit/manifest';
import type { Release } from '../registry/release.ts';
import { nameOf, type Refusal } from './refusal.ts';

/** An entry of the customer centre's menu that leads to no page of the release, or to one whose path another live area's entry leads to as well. */
export function checkMenu(release: Release, live: Release[]): Refusal[] {
  const match = createMatcher(release.routes);
  const others = live.filter(({ name }) => name !== release.name);
  return (release.menu ?? []).flatMap(({ name, path }): Refusal[] => {
    const ours = `${nameOf(release)}：${name} → ${path}`;
    if (!match(path))
      return [
        {
          rule: 'menu',
          message: `菜单“${name}”指向 ${path}，而该版本没有提供这个页面`,
          ours,
          theirs: `${nameOf(release)}：没有匹配 ${path} 的路由`,
          fix: '在 src/manifest.ts 的 routes 里提供该地址，或去掉这个菜单项',
        },
      ];
    const rival = others.find(({ menu = [] }) => menu.some((entry) => entry.path === path));
    if (!rival) return [];
    return [
      {
        rule: 'menu',
        message: `菜单“${name}”的地址 ${path} 已由线上的 ${rival.name} 列入菜单`,
        ours,
        theirs: `${nameOf(rival)}：${rival.menu!.find((entry) => entry.path === path)!.name} → ${path}`,
        fix: `从 src/manifest.ts 的 menu 去掉 ${path}；若要接管，请先让 ${rival.name} 发布一个不再列出它的版本`,
      },
    ];
  });
}
