import { color, space, type } from '@mall/design-tokens';
import { displayTime } from '@mall/domain/time';
import { Panel } from '@mall/mall-parts/account';
import { Tag } from '@mall/ui-kit';
import { styled } from 'styled-components';
import type { CreditBill } from '../../../parts/bill-calls.ts';

const kinds = { open: 'warning', adjusted: 'success', upheld: 'neutral' } as const;

/** What was disputed, by whom, and what became of it. */
export const BillDisputes = ({ disputed }: Pick<CreditBill, 'disputed'>) => (
  <Panel title="异议">
    <List aria-label="异议">
      {disputed.map(
        ({ itemId, name, orderNumber, amount, reason, contactName, state, stateName, adjusted, adjustedFen, answer, at, settledAt }) => (
          <li key={itemId}>
            <p>
              <Tag kind={kinds[state]}>{stateName}</Tag> <b>{name}</b> {amount}，订单 {orderNumber}
            </p>
            <p>
              {contactName} {displayTime(at)}：{reason}
            </p>
            {answer && (
              <p>
                客服 {displayTime(settledAt)}：{adjustedFen > 0 && `减少 ${adjusted}。`}
                {answer}
              </p>
            )}
          </li>
        ),
      )}
    </List>
  </Panel>
);

const List = styled.ul`
  display: grid;
  gap: ${space.lg};
  font-size: ${type.sizeTable};
  & > li {
    overflow-wrap: anywhere;
  }
  & p + p {
    color: ${color.inkSecond};
  }
`;
