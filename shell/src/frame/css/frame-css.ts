import { asideCss } from './aside.ts';
import { footerCss } from './footer.ts';
import { headerCss } from './header.ts';
import { layoutCss } from './layout.ts';
import { menuCss } from './menu.ts';
import { narrowCss } from './narrow.ts';
import { placeholderCss } from './placeholders.ts';
import { sideCss } from './side.ts';

/**
 * The frame's style sheet. The frame is on every page, so its rules travel once in the page's head, written by the server, instead of a second
 * time inside the scripts: only what appears on intent (dialogs, the category panel) is styled with styled-components.
 */
export const frameCss: string = [layoutCss, headerCss, menuCss, footerCss, sideCss, asideCss, placeholderCss, narrowCss]
  .join('')
  .replaceAll(/\/\*.*?\*\/|\n\s*/gs, '')
  .replaceAll(/\s*([{};])\s*|([,:]) (?=[^{}]*[;}])/g, '$1$2')
  .replaceAll(';}', '}');
