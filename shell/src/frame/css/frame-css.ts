import { asideCss } from './aside.ts';
import { footerCss } from './footer.ts';
import { headerCss } from './header.ts';
import { headerLaterCss } from './header-later.ts';
import { layoutCss } from './layout.ts';
import { menuCss } from './menu.ts';
import { narrowCss } from './narrow.ts';
import { narrowLaterCss } from './narrow-later.ts';
import { placeholderCss } from './placeholders.ts';
import { sideCss } from './side.ts';

const written = (parts: string[]): string =>
  parts
    .join('')
    .replaceAll(/\/\*.*?\*\/|\n\s*/gs, '')
    .replaceAll(/\s*([{};])\s*|([,:]) (?=[^{}]*[;}])/g, '$1$2')
    .replaceAll(';}', '}');

/**
 * The frame's style sheet. The frame is on every page, so its rules travel once in the page's head, written by the server, instead of a second
 * time inside the scripts: only what appears on intent (dialogs, the category panel) is styled with styled-components.
 */
export const frameCss: string = written([layoutCss, headerCss, menuCss, narrowCss]);

/** What no page of the default layout shows in its first screenful: the foot, what floats, what opens, other layouts' heads. It stands before the foot. */
export const frameLaterCss: string = written([headerLaterCss, footerCss, sideCss, asideCss, placeholderCss, narrowLaterCss]);
