/** Where the desk is served; a development server has it at its root. */
export const basePath = location.pathname.startsWith('/_platform') ? '/_platform' : '/';

/** The screens, in the order of the head. */
export const places = [
  { path: '/', label: '拓扑' },
  { path: '/desk/fleet', label: '全景' },
  { path: '/desk/releases', label: '发布' },
  { path: '/desk/flags', label: '开关' },
  { path: '/desk/errors', label: '错误' },
  { path: '/desk/history', label: '历史' },
  { path: '/desk/snapshots', label: '快照' },
  { path: '/desk/tokens', label: '令牌' },
  { path: '/desk/runners', label: '运行者' },
] as const;
