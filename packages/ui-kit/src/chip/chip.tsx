import { below, color, motion, radius, space, type } from '@mall/design-tokens';
import { CloseIcon } from '@mall/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export type ChipProps = {
  /** The facet: 材质. */
  name?: string;
  children: ReactNode;
  onRemove: () => void;
  /** Spoken on the remove button; 移除 with the name and text by default. */
  removeLabel?: string;
};

/** A filter in force, removable: 材质：304 ×. The whole chip is the button. */
export const Chip = ({ name, children, onRemove, removeLabel }: ChipProps) => (
  <Root
    type="button"
    onClick={onRemove}
    aria-label={removeLabel ?? (typeof children === 'string' ? `移除 ${name ? `${name}：` : ''}${children}` : undefined)}
  >
    {name && <Name>{name}：</Name>}
    {children}
    <CloseIcon size={12} />
  </Root>
);

const Root = styled.button`
  display: inline-flex;
  align-items: center;
  height: ${space.xxl};
  padding: 0 6px 0 ${space.sm};
  border: 1px solid ${color.accentLine};
  border-radius: ${radius.md};
  background: ${color.accentTint};
  font-size: ${type.sizeTable};
  white-space: nowrap;
  transition: border-color ${motion.fast} ${motion.ease};
  & > svg {
    margin-left: ${space.xs};
    color: ${color.inkSecond};
  }
  &:hover {
    border-color: ${color.accent};
    & > svg {
      color: ${color.accent};
    }
  }
  ${below.tablet} {
    height: 36px;
  }
`;
const Name = styled.span`
  color: ${color.inkSecond};
`;
