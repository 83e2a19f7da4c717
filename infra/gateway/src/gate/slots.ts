import type { Release } from '../registry/release.ts';
import { nameOf, type Refusal } from './refusal.ts';

/** A slot another live area fills: two widgets in one place would be decided by chance. */
export function checkSlots(release: Release, live: Release[]): Refusal[] {
  const others = live.filter(({ name }) => name !== release.name);
  return Object.entries(release.widgets ?? {}).flatMap(([slot, file]) => {
    const owner = others.find(({ widgets }) => widgets && slot in widgets);
    if (!owner) return [];
    return {
      rule: 'slots',
      message: `插槽 ${slot} 已由线上的 ${owner.name} 填充，一个插槽只能有一个主人`,
      ours: `${nameOf(release)}：${slot} → ${file}`,
      theirs: `${nameOf(owner)}：${slot} → ${owner.widgets![slot]}`,
      fix: `从 src/manifest.ts 的 widgets 去掉 ${slot}；若要接管该插槽，请先让 ${owner.name} 发布一个不再填充它的版本`,
    } satisfies Refusal;
  });
}
