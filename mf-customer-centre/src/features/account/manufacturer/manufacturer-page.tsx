import { CentrePage, Panel, RightNotice, useMay } from '@mall/mall-parts/account';
import { useCall, usePlatform, useSession } from '@mall/mf-kit';
import { failureOf } from '@mall/mf-kit/write';
import { Button, EmptyPanel, ErrorPanel, Notice, PageSkeleton } from '@mall/ui-kit';
import { useState } from 'react';
import { manufacturerCall } from '../../../parts/calls.ts';
import { ApplicationFacts } from './application-facts.tsx';
import { ManufacturerForm } from './manufacturer-form.tsx';

const tones = { submitted: 'info', approved: 'success', rejected: 'danger', withdrawn: 'info' } as const;
const said = {
  submitted: '审核通常在3个工作日内完成，结果会以消息通知',
  approved: '贵公司已通过厂家认证',
  rejected: '未通过，可修改后重新申请',
  withdrawn: '申请已撤回，可重新申请',
} as const;

/** /customer/PersonalManufactureApplyResult: manufacturer certification, how it stands, and applying (rules account 47–49). */
export default function ManufacturerPage() {
  const { data, error, refresh } = useCall(manufacturerCall());
  const { sdk, notify } = usePlatform();
  const { customerName } = useSession();
  const mayManage = useMay('manage');
  const [isApplying, setApplying] = useState(false);
  const latest = data?.[0];
  const canApply = mayManage && data !== undefined && latest?.status !== 'submitted' && latest?.status !== 'approved';
  async function withdraw(id: string) {
    try {
      await sdk.account.withdrawManufacturerApplication({ id });
      notify({ tone: 'success', text: '申请已撤回' });
    } catch (failure) {
      notify({ tone: 'danger', text: failureOf(failure).message });
    }
    void refresh();
  }
  const apply = canApply && (
    <Button variant="primary" onClick={() => setApplying(true)}>
      申请厂家认证
    </Button>
  );
  return (
    <CentrePage title="厂家认证">
      <RightNotice right="manage" />
      {!data ? (
        error ? (
          <ErrorPanel error={error} onRetry={refresh} />
        ) : (
          <PageSkeleton what="厂家认证" variant="form" />
        )
      ) : isApplying && canApply ? (
        <Panel title="申请厂家认证">
          <ManufacturerForm
            start={latest}
            companyName={customerName}
            onCancel={() => setApplying(false)}
            onApplied={() => {
              setApplying(false);
              notify({ tone: 'success', text: '申请已提交' });
              void refresh();
            }}
          />
        </Panel>
      ) : latest ? (
        <Panel title="认证申请" note={apply}>
          <Notice title={latest.statusName} tone={tones[latest.status]}>
            {said[latest.status]}
            {latest.answer && `：${latest.answer}`}
          </Notice>
          <ApplicationFacts application={latest} />
          {mayManage && latest.status === 'submitted' && <Button onClick={() => void withdraw(latest.id)}>撤回申请</Button>}
        </Panel>
      ) : (
        <EmptyPanel title="尚未申请厂家认证" action={apply}>
          提交营业执照与品牌材料，由商城审核后成为认证厂家
        </EmptyPanel>
      )}
    </CentrePage>
  );
}
