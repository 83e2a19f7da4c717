import { color, elevation, radius, space, type, zIndex } from '@mall/design-tokens';

/** Of the header what opens on intent, what only a script shows, and the heads of other layouts. */
export const headerLaterCss = `
.frame-band-picture { position: relative; aspect-ratio: 4; margin: 0 auto ${space.md}; outline: 1px solid ${color.line}; background: ${color.ground}; }
/* As large as it was filmed, never stretched: what doesn't fit is cut at the sides. */
.frame-band-picture > video, .frame-band-picture > img { width: 100%; height: 100%; object-fit: none; }
.frame-band-picture > a { position: absolute; top: ${space.md}; right: ${space.md}; padding: 6px ${space.lg}; border: 1px solid ${color.accent}; border-radius: ${radius.md}; background: ${color.surface}; color: ${color.accent}; }
.frame-located { position: absolute; z-index: 1; top: 0; left: calc(100% + 4px); height: 24px; padding: 0 10px; border: 1px solid ${color.accentLine}; border-radius: ${radius.md};
  background: ${color.surface}; color: ${color.accent}; line-height: 22px; white-space: nowrap; pointer-events: none; }
.frame-located:empty { visibility: hidden; }
.frame-located[data-elsewhere] { border-color: ${color.warningLine}; background: ${color.warningTint}; color: ${color.warning}; }
.frame-anchors { display: flex; gap: ${space.section}; margin-left: auto; font-weight: ${type.weightPart}; }
.frame-anchors a { padding: ${space.sm} 0; }
.frame-anchors a:hover { color: ${color.accent}; }
.frame-bell-list { position: absolute; top: 100%; left: -12px; width: 300px; max-height: 400px; padding: ${space.sm} 0; overflow-y: auto; border: 1px solid ${color.line};
  border-radius: ${radius.md}; background: ${color.surface}; box-shadow: ${elevation.floating}; color: ${color.ink}; }
.frame-bell-list li { display: grid; gap: 2px; padding: ${space.sm} ${space.lg}; }
.frame-bell-list li + li { border-top: 1px solid ${color.line}; }
.frame-header .frame-bell-list a, .frame-bell-list b { color: ${color.accent}; font-size: ${type.sizeTable}; font-weight: ${type.weightPart}; }
.frame-bell-list span { color: ${color.inkSecond}; }
.frame-bell-list button { color: ${color.danger}; }
.frame-messages { position: relative; }
.frame-messages > button { display: inline-flex; align-items: center; gap: ${space.xs}; height: 24px; }
.frame-message-panel { position: absolute; z-index: ${zIndex.popup}; top: 100%; right: 0; width: 360px; max-height: min(480px, calc(100vh - 48px)); overflow-y: auto; border: 1px solid ${color.line};
  border-radius: ${radius.md}; background: ${color.surface}; box-shadow: ${elevation.floating}; color: ${color.ink}; line-height: 20px; text-align: left; }
.frame-title-head { border-bottom: 1px solid ${color.line}; }
.frame-title-head .frame-body { height: 79px; gap: ${space.xl}; }
.frame-title-head .frame-logo { width: auto; }
.frame-title { padding-left: ${space.xl}; border-left: 1px solid ${color.line}; font-size: ${type.sizeTitle}; font-weight: ${type.weightStrong}; line-height: 28px; }
.frame-steps { display: flex; align-items: center; gap: ${space.xxl}; margin-left: auto; }
.frame-help { display: inline-flex; align-items: center; gap: 6px; color: ${color.inkSecond}; }
.frame-other-way { display: inline-flex; align-items: center; }
.frame-header .frame-steps a { color: ${color.accent}; }
`;
