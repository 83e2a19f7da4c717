// For @mall/testing alone: what a test must set that the shell's own code sets in the browser.
export { ScreenContext } from './routing/screen-context.ts';
