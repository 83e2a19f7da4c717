export { globalCss } from './global-css.ts';
export { below, color, elevation, fromDesktop, layout, motion, radius, space, tokens, type, zIndex } from './names.ts';
export { constants, tokensCss } from './tokens-css.ts';
export { values } from './values.ts';
