export { ApiError } from './api-error.ts';
export { type CallFailure, isCallFailure } from './call-failure.ts';
export type { CallTable } from './call-table.ts';
export { callTable } from './calls.generated.ts';
export { createSdk, type Sdk } from './create-sdk.ts';
export { httpStatusText } from './http-status-texts.ts';
export type { CallOptions, FinishedCall, SendSettings } from './send.ts';
