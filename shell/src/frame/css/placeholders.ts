import { color, elevation, motion, radius, space, type, zIndex } from '@mall/design-tokens';

/** What stands in an area's place while it is loaded, and where it can't be shown. */
export const placeholderCss = `
.area-waiting:not(:empty) { display: flex; align-items: center; justify-content: center; gap: ${space.md}; min-height: 320px; color: ${color.inkSecond}; }
.area-waiting:not(:empty)::before { content: ''; width: 18px; height: 18px; border: 2px solid ${color.line}; border-top-color: ${color.accent}; border-radius: 50%;
  animation: frame-turn 800ms linear infinite; }
:not(:empty) + .area-waiting { display: none; }
.area-held { height: 0; overflow: clip; }
.area-held + .area-waiting:not(:empty) { display: flex; }
.area-aside { content-visibility: hidden; contain: strict; position: absolute; width: 0; height: 0; }
@keyframes frame-turn { to { transform: rotate(1turn); } }
.area-fallback { display: grid; justify-items: center; align-content: center; gap: ${space.sm}; min-height: 360px; margin-top: ${space.lg}; padding: ${space.page};
  border: 1px solid ${color.line}; border-radius: ${radius.md}; background: ${color.surface}; text-align: center; }
.area-fallback h2 { font-size: ${type.sizeLead}; }
.area-fallback p { color: ${color.inkSecond}; }
.area-fallback button { height: 36px; margin-top: ${space.md}; padding: 0 ${space.lg}; border: 1px solid ${color.lineControl}; border-radius: ${radius.md};
  background: ${color.surface}; font-weight: ${type.weightPart}; transition: background-color ${motion.fast} ${motion.ease}; }
.area-fallback button:hover { border-color: ${color.accent}; color: ${color.accent}; }
.new-version { position: fixed; z-index: ${zIndex.toast}; bottom: ${space.lg}; left: 50%; display: flex; align-items: center; gap: ${space.md}; padding: ${space.sm} ${space.lg};
  border: 1px solid ${color.line}; border-radius: ${radius.md}; background: ${color.surface}; box-shadow: ${elevation.floating}; transform: translateX(-50%); }
.new-version button { height: 32px; padding: 0 ${space.md}; border-radius: ${radius.sm}; color: ${color.accent}; font-weight: ${type.weightPart}; }
.new-version button:hover { background: ${color.accentTint}; }
`;
