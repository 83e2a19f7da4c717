import { color, space, type } from '@mall/design-tokens';
import { displayMinute } from '@mall/domain/time';
import { Panel } from '@mall/mall-parts/account';
import { styled } from 'styled-components';
import type { ApprovalInfo } from '../../../parts/approval/approval-calls.ts';
import { BudgetMeter } from '../../../parts/approval/budget-meter.tsx';

/** Why it needs a word, who gave it or is asked, and what is left of the budgets. */
export const ApprovalNeeds = ({ one: { needs, budgets, status } }: { one: ApprovalInfo }) => (
  <Panel title="为什么需要审批">
    <List>
      {needs.map(({ key, name, why, askedNames, answeredBy, answeredAt }) => (
        <li key={key}>
          <b>{name}</b> {why}
          <small>
            {answeredBy
              ? `${answeredBy} 已同意，${displayMinute(answeredAt)}`
              : status === 'submitted' &&
                (askedNames.length > 0 ? `等待 ${askedNames.join(' 或 ')}` : '没有可以审批的同事，请联系企业主管')}
          </small>
        </li>
      ))}
    </List>
    {budgets.length > 0 && (
      <List aria-label="预算">
        {budgets.map((budget) => (
          <li key={budget.id}>
            {budget.kindName}“{budget.target}”{budget.periodName}预算
            <BudgetMeter budget={budget} />
          </li>
        ))}
      </List>
    )}
  </Panel>
);

const List = styled.ul`
  display: grid;
  gap: ${space.md};
  font-size: ${type.sizeTable};
  & + & { padding-top: ${space.lg}; }
  & small { display: block; color: ${color.inkSecond}; }
`;
