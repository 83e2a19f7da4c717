export { clockText } from './clock-text.ts';
export { useTimeLeft } from './use-time-left.ts';
