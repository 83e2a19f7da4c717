import { below, color, space, type } from '@mall/design-tokens';
import { Panel } from '@mall/mall-parts/account';
import { Link } from '@mall/mf-kit';
import { ButtonLink } from '@mall/ui-kit';
import { styled } from 'styled-components';
import type { CreditBills } from '../../../parts/bill-calls.ts';
import type { CreditUses } from '../../../parts/credit-calls.ts';

/** What is open altogether, what of it is due soon and late, and the period that runs: 未出账. */
export const BillSums = ({ sums, running }: { sums: CreditBills['sums']; running: CreditUses | undefined }) => (
  <Panel
    title="还款概况"
    note={
      <ButtonLink as={Link} to="/customer/customerCreditLimit">
        查看额度
      </ButtonLink>
    }
  >
    <Figures>
      <div>
        <dt>未还合计</dt>
        <dd>{sums.open}</dd>
      </div>
      <div data-tone={sums.overdueFen > 0 ? 'danger' : undefined}>
        <dt>已逾期</dt>
        <dd>{sums.overdue}</dd>
      </div>
      <div data-tone={sums.dueSoonFen > 0 ? 'warning' : undefined}>
        <dt>7 天内到期</dt>
        <dd>{sums.dueSoon}</dd>
      </div>
      <div>
        <dt>未出账{running && `（${running.periodTo} 出账）`}</dt>
        <dd>{running?.notYetBilledAmount ?? '—'}</dd>
      </div>
    </Figures>
  </Panel>
);

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space.lg};
  & dt {
    color: ${color.inkSecond};
    font-size: ${type.sizeTable};
  }
  & dd {
    font-size: ${type.sizeTitle};
    font-variant-numeric: tabular-nums;
    font-weight: ${type.weightStrong};
  }
  & [data-tone='danger'] dd {
    color: ${color.danger};
  }
  & [data-tone='warning'] dd {
    color: ${color.warning};
  }
  ${below.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
