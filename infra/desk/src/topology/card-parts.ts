import { color, motion, radius, type } from '@mall/design-tokens';
import { styled } from 'styled-components';

/** A thing on the drawing that can be looked at: quiet while it is well, framed and tinted when it isn't. */
export const CardRoot = styled.button`
  position: absolute;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  padding: 10px 12px;
  background: ${color.surface};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.md};
  transition: border-color ${motion.fast}, box-shadow ${motion.fast};
  &:hover { border-color: ${color.accent}; }
  &[data-level='quiet'] { border-style: dashed; }
  &[data-level='warning'] { border-color: ${color.warning}; background: ${color.warningTint}; }
  &[data-level='danger'] { border-color: ${color.danger}; background: ${color.dangerTint}; box-shadow: 0 0 0 2px ${color.danger}; }
  &[aria-pressed='true'] { border-color: ${color.accent}; box-shadow: 0 0 0 2px ${color.accent}; }
`;

/** The word of a level; the worst is filled, so that it is found without reading. */
export const StateWord = styled.span`
  font-size: ${type.sizeLeast};
  color: ${color.inkSecond};
  white-space: nowrap;
  &[data-level='calm'] { color: ${color.success}; }
  &[data-level='warning'] { color: ${color.warning}; font-weight: ${type.weightStrong}; }
  &[data-level='danger'] {
    padding: 1px 7px;
    border-radius: ${radius.sm};
    background: ${color.danger};
    color: ${color.onInk};
    font-weight: ${type.weightStrong};
  }
`;
