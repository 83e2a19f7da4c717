import { color, space, type, zIndex } from '@mall/design-tokens';
import { belowFold } from '@mall/ui-kit';

// On the foot alone, not around it: what floats stands beside it, and a box that may be skipped would hold it fast.
export const footerCss = `
#frame-footer { flex: none; }
.frame-footer { ${belowFold('395px')} border-top: 1px solid ${color.line}; background: ${color.surface}; }
.frame-footer a { color: inherit; }
.frame-footer a:hover { color: ${color.accent}; }
.frame-services { border-bottom: 1px solid ${color.line}; }
.frame-services ul { display: grid; grid-template-columns: repeat(8, 1fr); padding: ${space.xxl} 0; }
.frame-services li { display: grid; gap: 2px; padding: 0 ${space.md}; border-left: 1px solid ${color.line}; text-align: center; }
.frame-services li:first-child { border: 0; }
.frame-services b { font-size: 18px; font-weight: ${type.weightStrong}; line-height: 26px; white-space: nowrap; }
.frame-services span { color: ${color.inkSecond}; font-size: ${type.sizeLeast}; }
.frame-links .frame-body { align-items: flex-start; justify-content: space-between; gap: ${space.section}; padding: ${space.section} 0; }
.frame-links h2 { padding-bottom: ${space.md}; font-size: ${type.sizeText}; }
.frame-links li { padding: 3px 0; color: ${color.inkSecond}; font-size: ${type.sizeTable}; }
.frame-links address { font-style: normal; color: ${color.inkSecond}; font-size: ${type.sizeTable}; }
.frame-links address h2 { padding-bottom: ${space.sm}; color: ${color.ink}; }
.frame-links address a { display: inline-flex; align-items: center; gap: ${space.sm}; color: ${color.accent}; font-size: ${type.sizeTitle};
  font-weight: ${type.weightStrong}; }
.frame-codes { display: flex; gap: ${space.lg}; }
.frame-codes li { display: grid; align-content: start; justify-items: center; width: 96px; padding: 0; text-align: center; }
.frame-codes img { border: 1px solid ${color.line}; }
.frame-codes b { padding-top: ${space.xs}; color: ${color.ink}; font-weight: ${type.weightPart}; }
.frame-codes span { font-size: ${type.sizeLeast}; }
.frame-records { padding: ${space.lg} 0; border-top: 1px solid ${color.line}; color: ${color.inkSecond}; font-size: ${type.sizeLeast}; }
.frame-records .frame-body { flex-direction: column; gap: ${space.sm}; }
.frame-records p { display: flex; flex-wrap: wrap; justify-content: center; gap: ${space.xs} ${space.lg}; }
.frame-banners { position: fixed; left: 0; right: 0; bottom: 0; z-index: ${zIndex.sideMenu}; display: flex; flex-direction: column; }
.frame-banners p { display: flex; align-items: center; justify-content: center; gap: ${space.lg}; height: 32px; border-top: 1px solid ${color.warningLine};
  background: ${color.warningTint}; color: ${color.warning}; font-size: ${type.sizeTable}; }
.frame-banners button { color: ${color.accent}; font-weight: ${type.weightPart}; }
`;
