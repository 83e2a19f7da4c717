import { color, motion, radius, type } from '@mall/design-tokens';
import { WarningIcon } from '@mall/ui-kit';
import { styled } from 'styled-components';
import type { SlotNode } from './graph.ts';
import type { Box } from './plan.ts';
import type { Look } from './use-look.ts';

/** A slot between who fills it and who shows it. */
export const SlotPill = ({ slot, box, look, shade }: { slot: SlotNode; box: Box; look: Look; shade: 'lit' | 'faded' | undefined }) => (
  <Root
    {...look.propsFor(`slot:${slot.name}`)}
    aria-label={`插槽 ${slot.name}：${slot.provider ?? '无人'}提供，${slot.users.join('、') || '无人'}使用`}
    data-empty={!slot.provider || undefined}
    data-look={shade}
    style={{ left: box.x, top: box.y, width: box.width, height: box.height }}
  >
    {!slot.provider && <WarningIcon size={12} />}
    <span>{slot.name}</span>
  </Root>
);

const Root = styled.button`
  position: absolute;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 4px;
  padding: 0 8px;
  border: 1px solid ${color.accentLine};
  border-radius: ${radius.full};
  background: ${color.surface};
  color: ${color.ink};
  font-size: ${type.sizeLeast};
  transition: border-color ${motion.fast}, background-color ${motion.fast};
  span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  &:hover { border-color: ${color.accent}; }
  &[data-look='faded'] { border-color: ${color.line}; color: ${color.inkThird}; }
  &[data-look='lit'] { border-color: ${color.accent}; background: ${color.accentTint}; }
  &[data-empty] { border: 1px dashed ${color.warning}; color: ${color.warning}; background: ${color.warningTint}; }
  &[aria-pressed='true'] { border-color: ${color.accent}; box-shadow: 0 0 0 1px ${color.accent}; }
`;
