import { color } from '@mall/design-tokens';
import { FailureIcon, MinusIcon, SuccessIcon, WarningIcon } from '@mall/ui-kit';
import type { Level } from './assess.ts';

const icons = { danger: FailureIcon, warning: WarningIcon, calm: SuccessIcon, quiet: MinusIcon };

/** Text and lines of a level: dark enough for small words on its tint. */
export const levelColor: Record<Level, string> = {
  danger: color.danger,
  warning: color.warning,
  calm: color.success,
  quiet: color.inkThird,
};

/** The sign of a level; it always stands beside its word. */
export function StateIcon({ level, size = 16 }: { level: Level; size?: number }) {
  const Sign = icons[level];
  return <Sign size={size} style={{ color: levelColor[level], flex: 'none' }} />;
}
