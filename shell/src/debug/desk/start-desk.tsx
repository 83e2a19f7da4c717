import type { DebugDesk } from '@mall/mf-kit/manifest';
export function startDesk(_page: DebugDesk) {}
