import { globalCss, tokensCss } from '@mall/design-tokens';
import { frameCss, frameLaterCss } from './frame-css.ts';

// In production the gateway writes these into the page's head from the shell's server build; development has none.
document.head.prepend(
  Object.assign(document.createElement('style'), { textContent: `${tokensCss}${globalCss}${frameCss}${frameLaterCss}` }),
);
