import { color, radius, space, type } from '@mall/design-tokens';

export const asideCss = `
.frame-customer { padding-bottom: ${space.md}; border: 1px solid ${color.line}; border-radius: ${radius.md}; background: ${color.surface}; }
.frame-customer h2 { padding: ${space.md} ${space.lg}; border-bottom: 1px solid ${color.line}; font-size: ${type.sizeLead}; }
.frame-customer h3 { padding: ${space.lg} ${space.lg} ${space.xs}; color: ${color.inkThird}; font-size: ${type.sizeLeast}; font-weight: ${type.weightText}; }
.frame-certify { padding: ${space.md} ${space.lg} 0; }
.frame-certify button { display: flex; align-items: center; justify-content: center; gap: 6px; width: 100%; height: 32px; border: 1px solid ${color.accent};
  border-radius: ${radius.md}; color: ${color.accent}; font-size: ${type.sizeTable}; }
.frame-customer .frame-banner { height: 84px; margin: ${space.lg} ${space.md} 0; }
.frame-customer .frame-banner > a { display: flex; height: 82px; padding: 0; line-height: 18px; }
.frame-customer .frame-banner > a:hover { background: none; }
.frame-customer a { position: relative; display: block; padding: 6px ${space.lg}; color: ${color.ink}; font-size: ${type.sizeTable}; line-height: 20px; }
.frame-customer li > a { display: flex; align-items: center; justify-content: space-between; }
.frame-customer a:hover { background: ${color.surfaceHover}; color: ${color.accent}; text-decoration: none; }
.frame-customer a[aria-current] { background: ${color.accentTint}; color: ${color.accent}; font-weight: ${type.weightStrong}; }
.frame-customer a[aria-current]::before { content: ''; position: absolute; top: 0; bottom: 0; left: -1px; width: 3px; background: ${color.accent}; }
`;
