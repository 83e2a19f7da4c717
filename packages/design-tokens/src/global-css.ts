import { below, color, fromDesktop, radius, space, type, zIndex } from './names.ts';

/**
 * On Linux a family that is called by its name is asked from another process again for each size and weight, while layout waits: a quarter of a page's
 * layout. One that a page has by `local()` is asked for once. Where it isn't installed the families that follow it in `type.family` are used as ever.
 */
const faces = `@font-face{font-family:Mall;src:local("Noto Sans CJK SC")}@font-face{font-family:Mall;font-weight:700;src:local("Noto Sans CJK SC Bold")}`;

/** What is held until the first paint comes after 8 s at the latest: where scripts are switched on and something keeps those of the page from running. */
const rules = `
*,*::before,*::after{box-sizing:border-box}
html{color-scheme:light;-webkit-text-size-adjust:100%;text-size-adjust:100%;overflow-y:scroll}
body{margin:0;min-width:320px;background:${color.ground};color:${color.ink};font-family:${type.family};font-size:${type.sizeText};
line-height:${type.lineText};font-variant-numeric:tabular-nums;-webkit-font-smoothing:antialiased;text-rendering:optimizeLegibility}
h1,h2,h3,h4,h5,h6,p,figure,blockquote,dl,dd,ol,ul,fieldset{margin:0;padding:0}
h1,h2,h3,h4,h5,h6{font-size:inherit;font-weight:${type.weightStrong};line-height:${type.lineTitle}}
ol,ul{list-style:none}
fieldset{border:0;min-width:0}
button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit;font-variant-numeric:inherit}
button{background:none;border:0;padding:0;cursor:pointer;text-align:inherit}
button:disabled,[aria-disabled='true']{cursor:not-allowed}
a{color:${color.accent};text-decoration:none}
a:hover{text-decoration:underline;text-underline-offset:3px}
img,svg,video,canvas{display:block;max-width:100%}
:where(.icon){fill:none;stroke:currentColor;stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round}
@media (scripting:enabled){[data-unpainted]{--below-fold:hidden;--unpainted:none;animation:unhold 0s 8s forwards}}
@keyframes unhold{to{--below-fold:auto;--unpainted:block}}
[data-unpainted] [data-picture]>img[loading=lazy]{display:var(--unpainted,block)}
table{border-collapse:collapse;border-spacing:0;font-size:inherit}
hr{border:0;border-top:1px solid ${color.line};margin:0}
[hidden]{display:none!important}
:focus{outline:none}
:focus-visible{outline:2px solid ${color.accent};outline-offset:2px;border-radius:${radius.sm}}
::selection{background:${color.accentTint};color:${color.ink}}
.part-number{font-weight:${type.weightPart};white-space:nowrap}
.skip-link{position:fixed;top:${space.sm};left:${space.sm};z-index:${zIndex.toast};padding:${space.sm} ${space.lg};background:${color.surface};
border:1px solid ${color.accent};border-radius:${radius.md};transform:translateY(-200%)}

.skip-link:focus{transform:none}
${fromDesktop}{.drawer{display:block;position:static;width:auto;height:auto;margin:0;overflow:visible;color:inherit}.drawer-only{display:none!important}}
${below.desktop}{.drawer{position:fixed;inset:0 auto 0 0;width:min(320px,86vw);height:auto;max-height:none;margin:0;padding:0 0 env(safe-area-inset-bottom);
border:0;background:${color.surface};color:${color.ink};overflow:auto;overscroll-behavior:contain}
.drawer::backdrop{background:${color.scrim}}}
${below.tablet}{input,select,textarea{font-size:16px!important}}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:0.01ms!important;animation-iteration-count:1!important;
transition-duration:0.01ms!important;scroll-behavior:auto!important}}
`;

/**
 * The little that styles elements instead of components: reset, body type with tabular figures, focus ring, `.skip-link` (an anchor
 * to the page's main part, first in the body), `.part-number` (own weight, never wrapped) and `.drawer` (a `popover` that stands in its place from 1180 px
 * up and is a drawer at the left below; `.drawer-only` is what opens and closes it). Goes into the page head after `tokensCss`.
 */
export const globalCss: string = faces + rules.replaceAll('\n', '');
