import type { Refusal } from '../call/refusal.ts';

/** Long work: 600xx. Printed catalogues: 756xx. */
export const downloadRefusals = {
  ACTION_JOB_NOT_FOUND: { code: 60001, message: '没有找到该任务，或已过期' },
  CATALOGUE_BOOK_NOT_FOUND: { code: 75601, message: '没有找到这本目录，或已下架' },
  CATALOGUE_BOOK_NOT_READY: { code: 75602, message: '目录正在编制，约需一分钟，完成后即可下载' },
} as const satisfies Record<string, Refusal>;
