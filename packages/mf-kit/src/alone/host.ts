export { aloneCss } from './alone-css.ts';
export { AloneFrame } from './alone-frame.tsx';
export { type AloneHost, type AlonePlatform, createAlonePlatform, homeRegion } from './alone-platform.ts';
