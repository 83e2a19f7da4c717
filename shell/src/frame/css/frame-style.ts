import { globalCss, tokensCss } from '@mall/design-tokens';
import { pageNonce } from '../../platform/nonce.ts';
import { frameCss, frameLaterCss } from './frame-css.ts';

/** Puts the frame's whole style sheet before all others, with this response's nonce. */
export function addFrameStyle() {
  const style = Object.assign(document.createElement('style'), { textContent: `${tokensCss}${globalCss}${frameCss}${frameLaterCss}` });
  style.nonce = pageNonce;
  style.dataset.sheet = 'frame';
  document.head.prepend(style);
}
