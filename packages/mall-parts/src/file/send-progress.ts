import { color, space, type } from '@mall/design-tokens';
import { styled } from 'styled-components';

/** How much of a file has arrived: its name and an `output`, the bar, and giving up. */
export const SendProgress = styled.div`
  display: grid;
  gap: ${space.sm};
  justify-items: start;
  font-size: ${type.sizeTable};
  & > p {
    display: flex;
    justify-content: space-between;
    gap: ${space.md};
    width: 100%;
  }
  & span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & output {
    flex: none;
    color: ${color.inkSecond};
    font-variant-numeric: tabular-nums;
  }
  & > progress {
    width: 100%;
    height: 6px;
    accent-color: ${color.accent};
  }
`;
