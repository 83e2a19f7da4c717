// All that operators debug with, in one chunk: each chunk more is a hash more in what every buyer loads.
export { readLocalAreas } from './local-areas.ts';
export { togglePanel } from './panel/toggle-panel.tsx';
export { startDebug } from './start-debug.ts';
