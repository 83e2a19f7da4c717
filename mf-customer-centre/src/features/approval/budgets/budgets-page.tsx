import { CentrePage } from '@mall/mall-parts/account';
import { Link, useCall, usePlatform } from '@mall/mf-kit';
import { Breadcrumb, Tag } from '@mall/ui-kit';
import { lazy } from 'react';
import { approvalsPath, budgetsCall } from '../../../parts/approval/approval-calls.ts';
import { BudgetMeter } from '../../../parts/approval/budget-meter.tsx';
import { ManagedPanel } from '../../../parts/approval/managed-panel.tsx';

const BudgetEditor = lazy(() => import('./budget-editor.tsx'));

const trail = [{ label: '订单审批', href: approvalsPath }, { label: '预算' }];

/** /customer/budgets: budgets by project number or department, and what is left of them. */
export default function BudgetsPage() {
  const state = useCall(budgetsCall(), { revalidateOnFocus: true });
  const { sdk } = usePlatform();
  return (
    <CentrePage title="预算">
      <Breadcrumb items={trail} linkAs={Link} />
      <ManagedPanel
        title="项目与部门预算"
        what="预算"
        noun="预算"
        state={state}
        items={state.data?.budgets ?? []}
        none={state.data?.mayManage ? '设置后，超出预算的订单须由预算负责人同意' : '由企业主管设置'}
        nameOf={({ target }) => target}
        questionOf={({ target }) => `确认删除“${target}”的预算吗？已下的订单不受影响。`}
        remove={(id) => sdk.approval.removeBudget({ id })}
        editor={(props) => <BudgetEditor {...props} />}
      >
        {(budget) => (
          <>
            <b>{budget.target}</b> {budget.kindName} · {budget.periodName} {!budget.isActive && <Tag>已停用</Tag>}
            <small>负责人 {budget.ownerName || '已离开的同事'}</small>
            <BudgetMeter budget={budget} />
          </>
        )}
      </ManagedPanel>
    </CentrePage>
  );
}
