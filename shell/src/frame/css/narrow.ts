import { below, color, radius, space, type } from '@mall/design-tokens';

/** Below 1180 px: the categories are a panel on the home page too, the customer centre's menu a drawer; what isn't needed at hand is left out. */
const belowDesktop = `
:root { --frame-menu-width: 180px; }
.frame-top .frame-quiet, .frame-header[data-face='steps'] .frame-logo > span, .frame-hot > :nth-child(n + 4), .frame-banner[data-position='11'], .frame-notice > :last-child, .frame-menu:not([data-open]) .frame-menu-list { display: none; }
.frame-main-head .frame-body { gap: ${space.xl}; }
.frame-logo { width: auto; }
.frame-search { flex: 1; width: auto; min-width: 0; }
.frame-nav .frame-body > nav { padding-left: 0; }
.frame-nav .frame-body > nav { min-width: 0; overflow-x: clip; }
.frame-nav .frame-body > nav > a { padding: 0 clamp(8px, 1.3vw, 16px); }
.frame-notice { padding-left: 0; }
`;

/** Below 768 px: the head is menu, logo, search and cart; the rest of it opens with the menu. */
const belowTablet = `
#frame-header, body[data-layout] #frame-header { min-height: 56px; }
.frame-header { position: relative; display: flex; flex-direction: column; }
.frame-main-head, .frame-title-head { order: -2; }
.frame-top { order: -1; height: auto; border-width: 1px 0 0; background: none; font-size: ${type.sizeTable}; }
.frame-top .frame-body { flex-wrap: wrap; height: auto; gap: 0 ${space.lg}; }
.frame-top :is(a, button) { display: inline-flex; align-items: center; min-width: 44px; height: 44px; }
.frame-top-end { display: contents; }
.frame-account { margin-left: auto; }
.frame-top nav { flex-wrap: wrap; gap: 0 ${space.xl}; width: 100%; padding: 0; border: 0; }
.frame-location { margin: 0; padding: 0; max-width: 176px; }
.frame-header[data-face='full'] .frame-top, .frame-hot, .frame-logo > span, .frame-count:first-child, .frame-nav .frame-body > nav,
.frame-notice, .frame-panel, .frame-header:not([data-face='full']) .frame-top nav,
.frame-ad-picture, .frame-header:has(.frame-menu[data-open]) :is(.frame-ad, .frame-band) { display: none; }
.frame-header:has(.frame-menu[data-open]) .frame-top { display: block; }
.frame-main-head .frame-body { height: 56px; gap: ${space.sm}; padding-left: 48px; }
.frame-logo > svg { width: 36px; height: 44px; }
.frame-search { padding: 0; }
.frame-search-form { height: 44px; }
.frame-search-form button { width: 44px; gap: 0; font-size: 0; }
.frame-search-form input { padding: 0 10px; }
.frame-counts { margin: 0; }
.frame-count { position: relative; justify-content: center; width: 44px; height: 44px; padding: 0; border: 0; font-size: 0; }
.frame-count > svg { width: 24px; height: 24px; color: ${color.ink}; }
.frame-count > svg + * { position: absolute; top: 0; right: 0; }
.frame-nav { position: static; height: auto; }
.frame-nav .frame-body { position: static; display: block; height: auto; }
.frame-header:has(.frame-menu[data-open]) .frame-nav .frame-body > nav { display: grid; grid-template-columns: repeat(auto-fill, minmax(96px, 1fr)); padding: 0; }
.frame-nav .frame-body > nav > a { height: 44px; padding: 0; }
.frame-nav .frame-body > nav > a[aria-current]::after { display: none; }
.frame-menu { display: contents; }
.frame-menu-title { position: absolute; top: 6px; left: 16px; width: 44px; padding: 0 13px; overflow: hidden; border-radius: ${radius.md}; background: none; white-space: nowrap; }
.frame-menu-title > svg { flex: none; color: ${color.ink}; }
.frame-header .frame-menu-title { color: transparent; }
.frame-menu-title:focus-visible { outline-color: ${color.accent}; }
.frame-menu .frame-menu-list { position: static; height: auto; padding: 0 0 ${space.sm}; border-top: 1px solid ${color.line}; box-shadow: none; }
.frame-menu[data-open] .frame-menu-list { display: grid; grid-template-columns: 1fr 1fr; }
.frame-menu-list > li { height: 44px; max-height: none; }
.frame-menu .frame-menu-list > li > a { padding-left: 0; }
.frame-ad, .frame-ad .frame-body { height: auto; }
.frame-ad .frame-body { min-height: 56px; gap: ${space.md}; }
.frame-ad b { font-size: ${type.sizeText}; }
.frame-ad-go { flex: none; }
.frame-band button { min-width: 44px; height: 44px; white-space: nowrap; }
.frame-band-title { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.frame-band > .frame-body { height: 44px; gap: 0; }
`;

/** The frame in windows narrower than the body: the same markup, folded. */
export const narrowCss = `
${below.desktop} {${belowDesktop}}
${below.tablet} {${belowTablet}}
`;
