import { below, color, motion, radius, space, type } from '@mall/design-tokens';
import { Radio } from '@mall/ui-kit/forms';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** One of several framed choices; `action`, such as 编辑, stands on the card but is not part of its label. */
export const ChoiceCard = ({
  name,
  value,
  checked,
  onChoose,
  action,
  children,
}: {
  name: string;
  value: number;
  checked: boolean;
  onChoose: () => void;
  action?: ReactNode;
  children: ReactNode;
}) => (
  <Root>
    <Choice name={name} value={value} checked={checked} onChange={onChoose} label={children} />
    {action && <Action>{action}</Action>}
  </Root>
);

/** Two cards a row. */
export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.md};
  ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** What a card says: a strong first line, quiet further ones. */
export const CardText = styled.span`
  display: grid;
  gap: 2px;
  min-width: 0;
  font-size: ${type.sizeTable};
  & > b {
    display: flex;
    align-items: center;
    gap: ${space.sm};
    padding-right: 44px;
    font-size: ${type.sizeText};
    font-weight: ${type.weightStrong};
  }
  & > span {
    color: ${color.inkSecond};
    overflow-wrap: anywhere;
  }
`;

const Root = styled.div`
  position: relative;
`;
const Choice = styled(Radio)`
  && {
    display: flex;
    align-items: flex-start;
    height: 100%;
    padding: ${space.md};
    border: 1px solid ${color.line};
    border-radius: ${radius.md};
    background: ${color.surface};
    transition: border-color ${motion.fast} ${motion.ease};
    & > span {
      flex: 1;
      min-width: 0;
    }
    &:hover {
      border-color: ${color.accentLine};
    }
    &:has(:checked) {
      border-color: ${color.accent};
      background: ${color.accentTint};
    }
  }
`;
const Action = styled.div`
  position: absolute;
  top: ${space.sm};
  right: ${space.sm};
`;
