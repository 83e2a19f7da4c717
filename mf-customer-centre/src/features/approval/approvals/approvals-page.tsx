import { below, space } from '@mall/design-tokens';
import { type ApprovalStatus, approvalStatuses, approvalStatusNames } from '@mall/domain/approval';
import { CentrePage, FilterPaper } from '@mall/mall-parts/account';
import { Link, useCall, useNavigate, useSearchParams } from '@mall/mf-kit';
import { ButtonLink, EmptyPanel } from '@mall/ui-kit';
import { Tabs } from '@mall/ui-kit/data-display';
import { NativeSelect } from '@mall/ui-kit/forms';
import { styled } from 'styled-components';
import {
  type ApprovalFilters,
  approvalsCall,
  approvalsHref,
  approvalsPerPage,
  type Box,
  budgetsPath,
  readApprovalFilters,
  rulesPath,
} from '../../../parts/approval/approval-calls.ts';
import { PagedBlocks } from '../../../parts/paged-blocks.tsx';
import { ApprovalBlock } from './approval-block.tsx';

const boxNames: Record<Box, string> = { waiting: '待我审批', mine: '我提交的', all: '全部申请' };
const empty: Record<Box, [title: string, words: string]> = {
  waiting: ['没有等您审批的订单', '同事提交的订单需要您同意时，会在这里和消息中提醒您'],
  mine: ['没有提交过审批', '订单按企业规定需要审批时，在确认订单页提交'],
  all: ['没有审批申请', '订单按企业规定需要审批时，会列在这里'],
};

/** /customer/approvals: what waits for one's word, and what one submitted. */
export default function ApprovalsPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const filters = readApprovalFilters(query);
  const apply = (changes: Partial<ApprovalFilters>) => void navigate(approvalsHref({ ...filters, page: 1, ...changes }));
  const approvals = useCall(approvalsCall(filters), { keepPreviousData: true, revalidateOnFocus: true });
  const [title, words] = empty[filters.box];
  return (
    <CentrePage title="订单审批">
      <FilterPaper>
        <Tabs<Box>
          label="审批申请"
          value={filters.box}
          onValueChange={(box) => apply({ box })}
          items={(Object.keys(boxNames) as Box[]).map((value) => ({
            value,
            label:
              value === 'waiting' && approvals.data?.waitingCount ? `${boxNames[value]} ${approvals.data.waitingCount}` : boxNames[value],
          }))}
        />
        <Bar>
          {filters.box !== 'waiting' && (
            <NativeSelect<ApprovalStatus | 'every'>
              aria-label="状态"
              value={filters.status ?? 'every'}
              onValueChange={(value) => apply({ status: value === 'every' ? undefined : value })}
              options={[
                { value: 'every', label: '全部状态' },
                ...approvalStatuses.map((value) => ({ value, label: approvalStatusNames[value] })),
              ]}
            />
          )}
          <ButtonLink as={Link} to={rulesPath}>
            审批规则
          </ButtonLink>
          <ButtonLink as={Link} to={budgetsPath}>
            预算
          </ButtonLink>
        </Bar>
      </FilterPaper>
      <PagedBlocks
        what="审批申请"
        label={boxNames[filters.box]}
        unit="个申请"
        state={approvals}
        page={filters.page}
        pageSize={approvalsPerPage}
        hrefFor={(page) => approvalsHref({ ...filters, page })}
        onPage={(page) => apply({ page })}
        keyOf={({ id }) => id}
        empty={<EmptyPanel title={title}>{words}</EmptyPanel>}
      >
        {(one) => <ApprovalBlock one={one} />}
      </PagedBlocks>
    </CentrePage>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.md};
  padding-top: ${space.lg};
  & > a:first-of-type {
    margin-left: auto;
  }
  ${below.tablet} {
    & > * {
      flex: 1;
      height: 44px;
    }
    & > div {
      flex: 1 1 100%;
    }
    & > div > select {
      height: 44px;
    }
  }
`;
