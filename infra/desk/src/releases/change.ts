import type { AreaStatus as Area } from '@mall/api-contract/platform';

/** What an operator is about to do to an area. */
export type Change =
  | { kind: 'promote'; area: string; from: string | undefined; to: string }
  | { kind: 'canary'; area: string; from: string; to: string; percent: number }
  | { kind: 'rollback'; area: string; from: string; to: string }
  | { kind: 'take-back'; area: string; from: string; to: string }
  | { kind: 'disable'; area: string; from: string; to?: undefined };

/** The way back of an area: its canary ends, else the version before is live again. */
export function undoOf({ name, stable, canary, previous }: Area): Extract<Change, { kind: 'rollback' | 'take-back' }> | undefined {
  if (!stable) return undefined;
  if (canary) return { kind: 'take-back', area: name, from: canary.version, to: stable.version };
  return previous ? { kind: 'rollback', area: name, from: stable.version, to: previous } : undefined;
}

interface Words {
  title: string;
  confirm: string;
  done: string;
  fromLabel: string;
  toLabel: string;
  /** What visitors will notice. */
  effect: string;
}

/** How a change is named, asked about and reported. */
export function wordsOf(change: Change, percent: number): Words {
  const { area } = change;
  switch (change.kind) {
    case 'promote':
      return {
        title: `上线 ${area}`,
        confirm: '上线',
        done: `${area} 的 ${change.to} 已上线`,
        fromLabel: '现在的线上版本',
        toLabel: '将要上线的版本',
        effect: '所有访客从下一次打开页面起得到新版本；闸门会再检查一次。',
      };
    case 'canary':
      return {
        title: `灰度 ${area}`,
        confirm: `灰度 ${percent}%`,
        done: `${area} 的 ${change.to} 正在灰度 ${percent}%`,
        fromLabel: '稳定版',
        toLabel: '灰度版本',
        effect: `${percent}% 的访客得到灰度版本，其余不变；出错明显多于稳定版时自动收回。`,
      };
    case 'take-back':
      return {
        title: `收回 ${area} 的灰度`,
        confirm: '收回灰度',
        done: `${area} 的灰度 ${change.from} 已收回`,
        fromLabel: '收回的灰度版本',
        toLabel: '所有访客回到',
        effect: '灰度访客从下一次打开页面起回到稳定版。',
      };
    case 'rollback':
      return {
        title: `回滚 ${area}`,
        confirm: '回滚',
        done: `${area} 已回滚到 ${change.to}`,
        fromLabel: '现在的线上版本',
        toLabel: '回滚到',
        effect: '不经过检查，一秒内对所有访客生效。',
      };
    case 'disable':
      return {
        title: `停用 ${area}`,
        confirm: '停用',
        done: `${area} 已停用`,
        fromLabel: '停用的线上版本',
        toLabel: '',
        effect: '它的页面显示后备内容，它提供的插槽留空；再上线一个版本即恢复。',
      };
  }
}

/** The call that does it. */
export function callOf(change: Change, percent: number, why: string): { path: string; body: object } {
  const reason = why.trim() ? { why: why.trim() } : {};
  switch (change.kind) {
    case 'promote':
      return { path: `areas/${change.area}/promote`, body: { version: change.to, ...reason } };
    case 'canary':
      return { path: `areas/${change.area}/promote`, body: { version: change.to, canary: percent, ...reason } };
    case 'disable':
      return { path: `areas/${change.area}/disable`, body: reason };
    default:
      return { path: `areas/${change.area}/rollback`, body: reason };
  }
}
