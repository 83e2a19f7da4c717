import { color, layout, radius, space, type, zIndex } from './names.ts';

const rules = `
*,*::before,*::after{box-sizing:border-box}
html{color-scheme:light;-webkit-text-size-adjust:100%;text-size-adjust:100%;overflow-y:scroll}
body{margin:0;min-width:${layout.body};background:${color.ground};color:${color.ink};font-family:${type.family};font-size:${type.sizeText};
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
[data-unpainted]{--below-fold:hidden}
[data-unpainted] [data-picture]>img[loading=lazy]{display:none}
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
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:0.01ms!important;animation-iteration-count:1!important;
transition-duration:0.01ms!important;scroll-behavior:auto!important}}
`;

/**
 * The little that styles elements instead of components: reset, body type with tabular figures, focus ring, `.skip-link` (an anchor
 * to the page's main part, first in the body) and `.part-number` (own weight, never wrapped). Goes into the page head after `tokensCss`.
 */
export const globalCss: string = rules.replaceAll('\n', '');
