import { color, motion, radius, space, type, zIndex } from '@mall/design-tokens';

export const headerCss = `
.frame-old-browser { display: none; padding: 12px; background: #fff4e5; color: #8a4500; text-align: center; }
@media all and (-ms-high-contrast: none), (-ms-high-contrast: active) { .frame-old-browser { display: block; } }
.frame-ad { display: block; height: 88px; overflow: hidden; background: ${color.accentTint}; }
.frame-ad .frame-body { height: 88px; gap: ${space.xxl}; }
.frame-ad-picture { flex: none; width: 132px; height: 88px; mix-blend-mode: multiply; }
[data-unpainted] :is(.frame-ad-picture, .frame-banner[data-position='11']) img { display: var(--unpainted, block); }
@media (scripting: enabled) { [data-unpainted] .frame-banner[data-position='11'] b { margin-right: calc(44px + ${space.sm}); } }
.frame-ad img { width: 132px; height: 88px; object-fit: cover; object-position: right; }
.frame-ad b { font-size: ${type.sizeTitle}; font-weight: ${type.weightStrong}; }
.frame-ad-go { margin-left: auto; padding: 6px ${space.lg}; border: 1px solid ${color.accent}; border-radius: ${radius.md}; background: ${color.surface}; color: ${color.accent}; font-weight: ${type.weightPart}; }
.frame-ad:hover { text-decoration: none; }
.frame-ad:hover .frame-ad-go { background: ${color.accent}; color: ${color.onAccent}; }
.frame-band { border-bottom: 1px solid ${color.line}; background: ${color.surface}; }
html[data-closed*='video'] .frame-band { display: none; }
.frame-band > .frame-body { height: 40px; gap: ${space.lg}; font-size: ${type.sizeTable}; }
.frame-band-title { margin-right: auto; font-weight: ${type.weightPart}; }
.frame-band button { display: inline-flex; align-items: center; gap: ${space.xs}; min-width: 28px; height: 28px; justify-content: center; border-radius: ${radius.sm}; color: ${color.inkSecond}; }
.frame-band button:hover { color: ${color.accent}; }
.frame-where { position: relative; }
.frame-banner { position: relative; overflow: hidden; border: 1px solid ${color.line}; border-radius: ${radius.md}; }
.frame-banner { background: ${color.accentTint}; }
.frame-banner > a { display: flex; gap: ${space.sm}; color: ${color.ink}; font-size: ${type.sizeTable}; line-height: 18px; }
.frame-banner > a:hover { text-decoration: none; }
.frame-banner b { flex: 1; padding: ${space.sm} 0 0 ${space.md}; font-weight: ${type.weightPart}; }
.frame-banner img { flex: none; width: 72px; height: 100%; object-fit: cover; object-position: right; mix-blend-mode: multiply; }
.frame-banner[data-position='11'] { flex: none; width: 132px; height: 44px; margin-left: -32px; }
.frame-banner[data-position='11'] > a { height: 42px; }
.frame-banner[data-position='11'] img { width: 44px; }
.frame-banner > p { position: absolute; left: 6px; bottom: 6px; display: flex; gap: 2px; }
.frame-banner button { display: grid; place-items: center; width: 24px; height: 24px; border-radius: ${radius.sm}; color: ${color.inkSecond}; }
.frame-banner button:hover { background: ${color.surface}; color: ${color.accent}; }
.frame-banner[data-position='11'] > p { left: auto; right: 0; bottom: 9px; gap: 0; opacity: 0; background: ${color.surface}; }
.frame-banner[data-position='11']:hover > p, .frame-banner[data-position='11']:focus-within > p { opacity: 1; }
.frame-banner[data-position='11'] button { width: 22px; }
.frame-header { background: ${color.surface}; }
.frame-header a { color: inherit; }
.frame-top { height: 32px; border-bottom: 1px solid ${color.line}; background: ${color.ground}; font-size: ${type.sizeLeast}; }
.frame-top .frame-body { height: 31px; gap: ${space.lg}; }
.frame-top-end, .frame-top-end nav { display: flex; align-items: center; gap: ${space.lg}; margin-left: auto; }
.frame-top-end nav { margin: 0; padding: 0 ${space.lg}; border: solid ${color.line}; border-width: 0 1px; line-height: 14px; }
.frame-top-end nav:empty { display: none; }
.frame-top a:hover, .frame-top button:hover { color: ${color.accent}; text-decoration: none; }
.frame-account { display: flex; align-items: center; gap: ${space.md}; }
.frame-strong { color: ${color.accent}; }
.frame-company { max-width: 220px; overflow: hidden; font-weight: ${type.weightPart}; text-overflow: ellipsis; white-space: nowrap; }
.frame-operator { color: ${color.warning}; }
.frame-location { display: inline-flex; align-items: center; gap: ${space.xs}; max-width: 220px; height: 24px; margin-left: -6px; padding: 0 6px;
  border-radius: ${radius.md}; }
.frame-location > svg { flex: none; color: ${color.inkSecond}; }
.frame-location > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.frame-location:hover { background: ${color.line}; }
.frame-location[data-whole]::after { content: attr(data-whole); position: absolute; z-index: 2; top: calc(100% + 4px); left: 0; visibility: hidden; padding: 4px 10px;
  border-radius: ${radius.md}; background: ${color.ink}; color: ${color.onInk}; white-space: nowrap; pointer-events: none; transition: visibility 0s linear 300ms; }
.frame-location[data-whole]:is(:hover, :focus-visible)::after { visibility: visible; }
.frame-location[data-whole]:not(:hover, :focus-visible)::after { transition-delay: 0s; }
.frame-main-head .frame-body { height: 84px; gap: 44px; }
.frame-logo { display: inline-flex; align-items: center; gap: 10px; flex: none; width: 204px; color: ${color.accent}; }
.frame-header .frame-logo { color: ${color.accent}; }
.frame-header .frame-logo:hover { text-decoration: none; }
.frame-logo > span { color: ${color.ink}; font-size: 24px; font-weight: ${type.weightStrong}; line-height: 1.15; letter-spacing: 0.02em; }
.frame-logo small { display: block; color: ${color.inkSecond}; font-size: ${type.sizeLeast}; font-weight: ${type.weightText}; letter-spacing: 0.32em; }
.frame-search { width: 452px; padding-top: 10px; }
.frame-search-form { display: flex; height: 40px; border: 2px solid ${color.accent}; border-radius: ${radius.md}; background: ${color.surface}; }
.frame-search-form input { flex: 1; min-width: 0; padding: 0 ${space.md}; border: 0; outline: 0; background: none; }
.frame-search-form input::placeholder { color: ${color.inkThird}; opacity: 1; }
.frame-search-form button { display: inline-flex; align-items: center; justify-content: center; gap: 6px; width: 88px; background: ${color.accent};
  color: ${color.onAccent}; font-weight: ${type.weightPart}; transition: background-color ${motion.fast} ${motion.ease}; }
.frame-search-form button:hover { background: ${color.accentHover}; }
.frame-search-form button:active { background: ${color.accentPressed}; }
.frame-search-form:focus-within { box-shadow: 0 0 0 3px ${color.accentTint}; }
.frame-hot { display: flex; gap: ${space.md}; height: 22px; padding-top: ${space.xs}; overflow: hidden; color: ${color.inkSecond}; font-size: ${type.sizeLeast};
  white-space: nowrap; }
.frame-hot a:hover { color: ${color.accent}; }
.frame-header .frame-hot a[data-activity] { color: ${color.actionDeep}; }
.frame-counts { display: flex; gap: ${space.md}; margin-left: auto; }
.frame-count { display: inline-flex; align-items: center; gap: ${space.sm}; height: 40px; padding: 0 14px; border: 1px solid ${color.line};
  border-radius: ${radius.md}; background: ${color.surface}; white-space: nowrap; transition: border-color ${motion.fast} ${motion.ease}; }
.frame-count > svg { color: ${color.accent}; }
.frame-count:hover { border-color: ${color.accentLine}; background: ${color.surfaceHover}; text-decoration: none; }
.frame-count:active { background: ${color.accentTint}; }
.frame-nav { position: relative; z-index: ${zIndex.header}; height: 44px; border-bottom: 1px solid ${color.line}; }
.frame-nav .frame-body { position: relative; height: 44px; }
.frame-nav .frame-body > nav { display: flex; align-self: stretch; padding-left: ${space.sm}; }
.frame-nav .frame-body > nav > a { position: relative; display: inline-flex; align-items: center; padding: 0 ${space.lg}; font-weight: ${type.weightPart}; white-space: nowrap; }
.frame-nav .frame-body > nav > a:hover { color: ${color.accent}; text-decoration: none; }
.frame-nav .frame-body > nav > a[aria-current] { color: ${color.accent}; }
.frame-nav .frame-body > nav > a[aria-current]::after { content: ''; position: absolute; left: ${space.lg}; right: ${space.lg}; bottom: -1px; height: 2px;
  background: ${color.accent}; }
.frame-nav .frame-body > nav > button { color: ${color.danger}; font-size: ${type.sizeTable}; }
.frame-notice { display: flex; align-items: center; gap: 6px; min-width: 0; margin-left: auto; padding-left: ${space.xxl}; color: ${color.inkSecond};
  font-size: ${type.sizeLeast}; }
.frame-bell { position: relative; flex: none; }
.frame-bell > button { display: grid; place-items: center; width: 24px; height: 24px; border-radius: ${radius.sm}; color: ${color.warning}; }
.frame-bell > button:hover { background: ${color.warningTint}; }
.frame-notice > :last-child { max-width: 300px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;
