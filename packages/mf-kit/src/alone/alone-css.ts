import { color, radius, space, type } from '@mall/design-tokens';

/** The style sheet of the frame around an area that is mounted alone. */
export const aloneCss: string = `
.alone-bar { display: flex; align-items: baseline; gap: ${space.xs} ${space.lg}; padding: 6px ${space.lg};
  border-bottom: 1px solid ${color.line}; background: ${color.surface}; font-size: ${type.sizeLeast}; }
.alone-bar > :not(nav) { flex: none; }
.alone-bar nav { flex: 1; display: flex; flex-wrap: wrap; gap: ${space.xs} ${space.md}; }
.alone-bar a[aria-current] { color: ${color.ink}; font-weight: ${type.weightStrong}; }
.alone-bar form { display: flex; gap: ${space.xs}; }
.alone-bar input { width: 120px; height: 24px; padding: 0 ${space.sm}; border: 1px solid ${color.lineControl}; border-radius: ${radius.sm}; }
.alone-bar form button { height: 24px; padding: 0 ${space.md}; border: 1px solid ${color.lineStrong}; border-radius: ${radius.sm}; background: ${color.surface}; }
.alone-bar [role='alert'] { color: ${color.danger}; }
.alone-bar output { color: ${color.inkSecond}; }
.alone-elsewhere { color: ${color.warning}; }
#alone-main { max-width: 1200px; min-height: 60vh; margin: 0 auto; padding: ${space.lg} 0; }
`.replaceAll(/\n\s*/g, '');
