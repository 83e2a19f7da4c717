import type { StaffAfterSales } from '@mall/api-contract/after-sales';
import { moneyText } from '@mall/domain/money';
import { Button } from '@mall/ui-kit';
import { useState } from 'react';
import { Acts } from '../parts/sides.ts';
import { ParcelDialog } from './parcel-dialog.tsx';
import { ReceiveDialog } from './receive-dialog.tsx';
import { SaidDialog } from './said-dialog.tsx';

type Step = StaffAfterSales['steps'][number];

const labels: Partial<Record<Step, string>> = {
  approve: '审核通过',
  reject: '驳回',
  receive: '登记收货',
  repair: '登记维修完成',
  send: '寄出',
  giveUp: '退回原物',
  refund: '退款',
};
/** What ends a case against its buyer, and what replaces the usual end, is not the page's one action. */
const isAside = (step: Step, { kind }: StaffAfterSales) =>
  step === 'reject' || step === 'giveUp' || (step === 'refund' && (kind === 'exchange' || kind === 'resend'));

/** What may be done with a case now, by this person. */
export function CaseActs({ one }: { one: StaffAfterSales }) {
  const [chosen, setChosen] = useState<Step>();
  const close = () => setChosen(undefined);
  const sum = (step: Step) => (step === 'refund' && one.refundFen > 0 ? ` ${moneyText(one.refundFen)}` : '');
  return (
    <Acts role="group" aria-label="处理">
      {one.steps.map((step) => (
        <Button key={step} variant={isAside(step, one) ? 'secondary' : 'primary'} onClick={() => setChosen(step)}>
          {labels[step]}
          {sum(step)}
        </Button>
      ))}
      {chosen === 'receive' && <ReceiveDialog one={one} onClose={close} />}
      {(chosen === 'send' || chosen === 'giveUp') && <ParcelDialog one={one} step={chosen} onClose={close} />}
      {(chosen === 'approve' || chosen === 'reject' || chosen === 'repair' || chosen === 'refund') && (
        <SaidDialog one={one} step={chosen} onClose={close} />
      )}
    </Acts>
  );
}
