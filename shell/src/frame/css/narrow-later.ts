import { below, color, elevation, layout, radius, space, type, zIndex } from '@mall/design-tokens';

const belowDesktop = `
body:has([data-action-bar]) { padding-bottom: calc(72px + var(--frame-foot)); }
.frame-band-picture > video, .frame-band-picture > img { object-fit: contain; }
.frame-title-head .frame-body > * { flex: none; }
.frame-steps { gap: ${space.lg}; }
.frame-steps li::before { width: 24px; }
.frame-bell-list { right: 0; left: auto; }
.frame-services ul { grid-template-columns: repeat(4, 1fr); gap: ${space.lg} 0; }
.frame-services li:nth-child(5) { border: 0; }
.frame-links .frame-body { flex-wrap: wrap; }
body[data-layout^='customer-'] #page { grid-template-columns: minmax(0, 1fr); gap: ${space.md}; }
body[data-layout^='customer-'] #frame-aside { min-height: 0; }
.frame-customer-opener { display: flex; align-items: center; gap: ${space.sm}; width: 100%; height: 44px; padding: 0 ${space.lg}; border: 1px solid ${color.line};
  border-radius: ${radius.md}; background: ${color.surface}; font-weight: ${type.weightPart}; }
.frame-customer-opener > :last-child { margin-left: auto; }
.frame-customer { border-radius: 0; }
.frame-customer a { padding-block: 12px; }
`;

const belowTablet = `
html:has([data-floating-foot='open']) { --floating-foot: 168px; }
.frame-title-head .frame-help, .frame-steps > ol, .frame-codes { display: none; }
.frame-band-picture > a { top: auto; bottom: ${space.sm}; padding: 12px ${space.lg}; }
.frame-band-picture { aspect-ratio: 2; }
.frame-band-picture > video, .frame-band-picture > img { height: 50%; }
.frame-title-head .frame-body { height: 56px; gap: ${space.md}; }
.frame-title-head .frame-body > :has(> select) { flex: 0 1 auto; min-width: 0; }
.frame-title { padding-left: ${space.md}; font-size: ${type.sizeLead}; white-space: nowrap; }
.frame-anchors { display: none; }
.frame-steps a { display: inline-flex; align-items: center; height: 44px; }
.frame-services ul { grid-template-columns: 1fr 1fr; }
.frame-services li:nth-child(odd) { border: 0; }
.frame-links .frame-body { display: grid; grid-template-columns: 1fr 1fr; gap: ${space.xl} ${space.lg}; padding: ${space.xl} 0; }
.frame-links h2 { padding: 0; }
.frame-links li { padding: 0; }
.frame-links li a, .frame-links address a { display: flex; align-items: center; min-height: 44px; }
.frame-links address { grid-column: 1 / -1; }
.frame-records a { padding: 3px 0; }
.frame-footer { padding-bottom: env(safe-area-inset-bottom); }
.frame-banners p { height: auto; min-height: 32px; padding: 0 ${space.lg}; }
.frame-banners button { flex: none; min-height: 44px; }
.frame-side { right: ${space.sm}; bottom: calc(128px + var(--frame-foot) + env(safe-area-inset-bottom)); width: 44px; }
body:has([data-floating-foot='open']) .frame-side { bottom: calc(192px + var(--frame-foot) + env(safe-area-inset-bottom)); }
.frame-side > ul { width: 56px; margin-left: -12px; border-right: 1px solid ${color.line}; border-radius: ${radius.lg}; }
.frame-side .frame-side-fold, .frame-side:not([data-open]) .frame-side-fold { width: 44px; height: 44px; margin-top: ${space.sm}; border: 1px solid ${color.line}; border-radius: 50%;
  background: ${color.surface}; box-shadow: ${elevation.floating}; }
.frame-side:not([data-open]) { right: 0; width: 28px; }
.frame-side:not([data-open]) .frame-side-fold { width: 28px; height: 48px; margin: 0; border-width: 1px 0 1px 1px; border-radius: ${radius.lg} 0 0 ${radius.lg}; }
.frame-located { top: 100%; left: 0; }
.frame-side-popup, .frame-side-popup[data-wide] { position: fixed; right: ${space.sm}; bottom: ${space.sm}; left: ${space.sm}; z-index: ${zIndex.overlay}; width: auto;
  max-height: 80vh; padding-bottom: max(${space.lg}, env(safe-area-inset-bottom)); }
.frame-top .frame-account { gap: ${space.sm}; }
.frame-top .frame-company { display: block; max-width: 104px; line-height: 44px; }
.frame-messages > button { height: 44px; }
.frame-message-panel { position: fixed; top: auto; right: ${space.sm}; bottom: ${space.sm}; left: ${space.sm}; z-index: ${zIndex.overlay}; width: auto; max-height: 80vh; }
.frame-certify button { height: 44px; }
`;

/** The rest of the frame in windows narrower than the body: other heads, the foot, what floats and what opens. */
export const narrowLaterCss = `
.frame-band-picture { width: ${layout.body}; }
${below.desktop} {${belowDesktop}}
${below.tablet} {${belowTablet}}
`;
