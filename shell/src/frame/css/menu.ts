import { color, elevation, space, type } from '@mall/design-tokens';

export const menuCss = `
.frame-menu { position: relative; flex: none; width: var(--frame-menu-width); height: 44px; }
.frame-menu-title { display: flex; align-items: center; gap: 10px; width: 100%; height: 44px; padding: 0 ${space.lg}; background: ${color.ink};
  color: ${color.onInk}; font-weight: ${type.weightPart}; }
.frame-header a.frame-menu-title { color: ${color.onInk}; text-decoration: none; }
.frame-menu-title:focus-visible { outline-offset: -4px; outline-color: ${color.onInk}; }
.frame-menu-list { position: absolute; top: 100%; left: 0; display: flex; flex-direction: column; width: 100%; height: var(--frame-menu-height);
  padding: 6px 0; background: ${color.surface}; box-shadow: ${elevation.floating}; overflow-y: auto; scrollbar-width: none; }
.frame-menu-list[data-dense] { display: grid; grid-template-columns: 1fr 1fr; align-content: start; }
.frame-menu-list[data-dense] > li { padding-right: 0; }
.frame-menu-list[data-dense] > li > a { padding-left: ${space.md}; white-space: nowrap; }
.frame-menu:has(.frame-panel) .frame-menu-list { height: 480px; }
.frame-menu-list > li { display: flex; align-items: center; flex: none; height: calc((var(--frame-menu-height) - 12px) / var(--entries, 14)); min-height: 24px; max-height: 38px; padding-right: ${space.md}; }
.frame-menu-list > li > a { flex: 1; display: flex; align-items: center; align-self: stretch; padding-left: ${space.lg}; font-size: ${type.sizeTable}; }
.frame-menu-list > li > button { flex: 1; padding-left: ${space.lg}; color: ${color.danger}; font-size: ${type.sizeTable}; }
.frame-menu-list > li > svg { flex: none; color: ${color.inkThird}; }
.frame-menu-list > li:hover, .frame-menu-list > li[data-shown], .frame-menu-list > li:focus-within { background: ${color.accentTint}; }
.frame-menu-list > li:hover > a, .frame-menu-list > li[data-shown] > a { color: ${color.accent}; text-decoration: none; }
.frame-menu-list > li > a:focus-visible { outline-offset: -2px; }
`;
