import { color, space, type } from '@mall/design-tokens';
import { styled } from 'styled-components';

/** 新, beside what came lately (rule layout 9). */
export const NewBadge = styled.i.attrs({ children: '新' })`
  display: inline-block;
  margin-left: ${space.xs};
  padding: 0 3px;
  border: 1px solid ${color.action};
  border-radius: 2px;
  color: ${color.actionDeep};
  font-size: 11px;
  font-style: normal;
  font-weight: ${type.weightText};
  line-height: 14px;
  vertical-align: 1px;
`;
