import { color, elevation, radius, space, type, zIndex } from '@mall/design-tokens';

export const sideCss = `
.frame-side { position: fixed; right: 0; bottom: calc(96px + var(--frame-foot)); z-index: ${zIndex.sideMenu}; width: 56px; }
.frame-side > ul { border: 1px solid ${color.line}; border-right: 0; border-radius: ${radius.lg} 0 0 0; background: ${color.surface}; box-shadow: ${elevation.raised}; }
.frame-side > ul > li + li { border-top: 1px solid ${color.line}; }
.frame-side-entry { position: relative; }
.frame-side-button { display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 5px; width: 55px; height: 60px; color: ${color.ink};
  font-size: ${type.sizeLeast}; line-height: 1.2; text-align: center; }
.frame-side-button > svg, .frame-side-button > span > svg { color: ${color.inkSecond}; }
.frame-side .frame-side-button [data-on][data-wide] { right: -16px; bottom: calc(100% - 6px); left: auto; }
.frame-side-button:hover, .frame-side-button[aria-expanded='true'] { background: ${color.accentTint}; color: ${color.accent}; text-decoration: none; }
.frame-side-button:focus-visible { outline-offset: -3px; }
.frame-side-fold { display: grid; place-items: center; width: 56px; height: 24px; border: 1px solid ${color.line}; border-width: 0 0 1px 1px;
  border-radius: 0 0 0 ${radius.lg}; background: ${color.ground}; color: ${color.inkSecond}; }
.frame-side:not([data-open]) { width: 24px; }
.frame-side:not([data-open]) .frame-side-fold { width: 24px; height: 48px; border-width: 1px 0 1px 1px; border-radius: ${radius.lg} 0 0 ${radius.lg}; background: ${color.surface}; }
.frame-side-popup { position: absolute; right: calc(100% + 8px); bottom: 0; width: 240px; max-height: min(560px, calc(100vh - 320px)); padding: ${space.lg};
  overflow: auto; border-radius: ${radius.md}; background: ${color.surface}; box-shadow: ${elevation.floating}; font-size: ${type.sizeTable}; }
.frame-side-popup[data-wide] { width: 400px; }
.frame-side-popup::after { content: ''; position: absolute; top: 0; bottom: 0; left: 100%; width: 8px; }
.frame-service { display: grid; gap: ${space.md}; color: ${color.inkSecond}; }
.frame-service > dl { display: grid; grid-template-columns: auto 1fr; gap: 6px ${space.md}; padding-top: ${space.md}; border-top: 1px solid ${color.line};
  font-size: ${type.sizeLeast}; line-height: 20px; }
.frame-service dd { color: ${color.ink}; text-align: right; }
.frame-service dd > a { font-size: ${type.sizeLead}; font-weight: ${type.weightStrong}; }
.frame-service-code { display: grid; gap: ${space.sm}; justify-items: center; color: ${color.ink}; font-weight: ${type.weightPart}; text-align: center; }
.frame-service-code > img, .frame-service-code > span { width: 160px; height: 160px; border: 1px solid ${color.line}; }
.frame-service-link { display: flex; align-items: center; justify-content: center; gap: ${space.sm}; height: 36px; border: 1px solid ${color.accentLine}; border-radius: ${radius.md}; }
.frame-service-link:hover { background: ${color.accentTint}; text-decoration: none; }
.frame-flying { position: fixed; z-index: ${zIndex.toast}; width: 48px; height: 48px; border: 1px solid ${color.line}; border-radius: 50%; background: ${color.surface};
  object-fit: contain; pointer-events: none; }
@media (max-width: 1319px) { .frame-side:not([data-placed]) { visibility: hidden; }
  body:has([data-floating-foot='open']) .frame-side { bottom: calc(160px + var(--frame-foot)); } }
html:has([data-floating-foot]) { --floating-foot: 132px; scroll-padding-bottom: var(--floating-foot); }
html:has([data-floating-foot='folded']) { --floating-foot: 44px; }
body:has([data-floating-foot]) { padding-bottom: calc(var(--floating-foot) + var(--frame-foot)); }
@media print { .frame-side { display: none; } }
`;
