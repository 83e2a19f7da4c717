import { CentrePage } from '@mall/mall-parts/account';
import { Link, useCall, usePlatform } from '@mall/mf-kit';
import { Breadcrumb, Tag } from '@mall/ui-kit';
import { lazy } from 'react';
import { approvalPeopleCall, approvalsPath, rulesCall } from '../../../parts/approval/approval-calls.ts';
import { ManagedPanel } from '../../../parts/approval/managed-panel.tsx';
import { DeputyPanel } from './deputy-panel.tsx';

const RuleEditor = lazy(() => import('./rule-editor.tsx'));

const trail = [{ label: '订单审批', href: approvalsPath }, { label: '审批规则' }];

/** /customer/approvalRules: which orders need whose word; whoever manages sets it, everybody reads it. */
export default function ApprovalRulesPage() {
  const state = useCall(rulesCall());
  const people = useCall(approvalPeopleCall());
  const { sdk } = usePlatform();
  return (
    <CentrePage title="审批规则">
      <Breadcrumb items={trail} linkAs={Link} />
      <ManagedPanel
        title="哪些订单需要审批"
        what="审批规则"
        noun="规则"
        state={state}
        items={state.data?.rules ?? []}
        none={state.data?.mayManage ? '没有规则时，同事的订单直接提交' : '由企业主管设置；没有规则时，订单直接提交'}
        nameOf={({ name }) => name}
        questionOf={({ name }) => `确认删除规则“${name}”吗？待审批的申请改由企业主管处理。`}
        remove={(id) => sdk.approval.removeApprovalRule({ id })}
        isWaiting={!people.data}
        editor={(props) => people.data && <RuleEditor people={people.data} {...props} />}
      >
        {({ name, isActive, words, approvers }) => (
          <>
            <b>{name}</b> {!isActive && <Tag>已停用</Tag>}
            <p>{words}</p>
            <small>
              {approvers.map((one) => one.name).join(' 或 ')} 审批
              {approvers.every(({ isEnabled }) => !isEnabled) && '；审批人已不可用，由企业主管审批'}
            </small>
          </>
        )}
      </ManagedPanel>
      {people.data && <DeputyPanel people={people.data} onSaved={() => void people.refresh()} />}
    </CentrePage>
  );
}
