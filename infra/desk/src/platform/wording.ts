import type { LiveEntry as Entry } from '@mall/api-contract/platform';
import { displayTime } from '@mall/domain/time';

/** '11-21 14:03:27' in Shanghai. */
export const momentText = (instant: string) => displayTime(instant).slice('2026-'.length);
/** '14:03:27' in Shanghai. */
export const clockText = (ms: number) => displayTime(ms).slice('2026-11-21 '.length);

/** '刚刚', '12 分钟前', '3 小时前', '5 天前'. */
export function agoText(instant: string, now = Date.now()): string {
  const minutes = Math.floor((now - Date.parse(instant)) / 60_000);
  if (minutes < 1) return '刚刚';
  if (minutes < 60) return `${minutes} 分钟前`;
  if (minutes < 48 * 60) return `${Math.floor(minutes / 60)} 小时前`;
  return `${Math.floor(minutes / (24 * 60))} 天前`;
}

/** 0.0342 is '3.4%'; what is there but tiny is '<0.1%'. */
export function percentText(share: number): string {
  if (share === 0) return '0%';
  return share < 0.001 ? '<0.1%' : `${(share * 100).toFixed(share < 0.1 ? 1 : 0)}%`;
}

/** '85 ms', '1.25 s', '–' where nothing was measured. */
export function msText(ms: number | undefined): string {
  if (ms === undefined) return '–';
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(ms < 10_000 ? 2 : 1)} s`;
}

export const bytesText = (bytes: number) => (bytes < 1024 ? `${bytes} B` : `${(bytes / 1024).toFixed(1)} KB`);

/** 12 480 as '1.2万', so that it fits a drawing. */
export const countText = (count: number) => (count < 10_000 ? String(count) : `${(count / 10_000).toFixed(1)}万`);

/** A version is a hash; twelve characters tell it apart. */
export const versionText = (version: string) => (version.length > 14 ? `${version.slice(0, 12)}…` : version);

export const areaText = (name: string) => (name === 'shell' ? '外壳 shell' : name);

const acts: Record<string, string> = {
  publish: '发布候选',
  promote: '上线',
  canary: '灰度',
  rollback: '回滚',
  'take-back': '自动收回灰度',
  disable: '停用',
  smoke: '冒烟测试',
  pin: '固定快照',
  flag: '开关',
  token: '令牌',
  runner: '冒烟测试的运行者',
  login: '登录',
  override: '替换',
  snapshot: '打开快照',
};
export const actText = (act: string) => acts[act] ?? act;
/** As `actText`; a gateway that starts with a build of its machine publishes it and makes it live at once. */
export const entryText = ({ act, area, version, live }: Pick<Entry, 'act' | 'area' | 'version' | 'live'>) =>
  act === 'publish' && area && live[area]?.stable === version ? '发布并上线' : actText(act);

const rules: Record<string, string> = {
  routes: '路由',
  screens: '页面',
  menu: '菜单',
  slots: '插槽',
  shared: '共享库',
  platform: '平台契约',
  calls: '接口',
  budget: '体积预算',
};
export const ruleText = (rule: string) => rules[rule] ?? rule;
