import { color, space, type } from '@mall/design-tokens';
import { keptHours, lapseHours } from '@mall/domain/approval';
import { Notice } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { Section } from './section.tsx';
import type { Outlook } from './use-outlook.ts';

/** Before the order is sent: whose word it needs and why, and what is left of the budgets it counts to. */
export default function ApprovalSection({ outlook: { needs, budgets } }: { outlook: Outlook }) {
  const hasNobody = needs.some(({ askedNames }) => askedNames.length === 0);
  return (
    <Section title={needs.length > 0 ? '需要审批' : '预算'}>
      {needs.length > 0 && (
        <Notice tone={hasNobody ? 'danger' : 'warning'} live>
          <List aria-label="需要谁审批">
            {needs.map(({ key, name, why, askedNames }) => (
              <li key={key}>
                {why}，{askedNames.length > 0 ? `需${askedNames.join('或')}同意` : `“${name}”没有可以审批的同事，请联系企业主管`}
              </li>
            ))}
          </List>
          {!hasNobody && (
            <>
              提交后库存与价格保留{keptHours}小时，{lapseHours}小时无人审批则失效；同意后才生成订单并付款
            </>
          )}
        </Notice>
      )}
      {budgets.length > 0 && (
        <Budgets aria-label="预算">
          {budgets.map(({ id, kindName, target, periodName, left, leftFen, amount }) => (
            <li key={id}>
              {kindName}“{target}”{periodName}预算 {amount}，<b data-over={leftFen < 0 || undefined}>剩余 {left}</b>
            </li>
          ))}
        </Budgets>
      )}
    </Section>
  );
}

const List = styled.ul`
  padding-bottom: ${space.xs};
`;
const Budgets = styled.ul`
  padding-top: ${space.sm};
  color: ${color.inkSecond};
  font-size: ${type.sizeTable};
  & > li > b {
    color: ${color.ink};
  }
  & > li > b[data-over] {
    color: ${color.danger};
  }
`;
