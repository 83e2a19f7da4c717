import type { StaffCreditApplication } from '@mall/api-contract/credit-application';
import { moneyText } from '@mall/domain/money';
import { Button, Notice } from '@mall/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Acts } from '../parts/sides.ts';
import { AskBackDialog } from './ask-back-dialog.tsx';
import { LimitDialog } from './limit-dialog.tsx';
import { StopDialog } from './stop-dialog.tsx';

type Step = StaffCreditApplication['steps'][number];
const labels: Record<Step, string> = {
  approve: '批准额度',
  propose: '提出额度',
  askBack: '退回补充',
  reject: '驳回',
  freeze: '冻结',
  unfreeze: '解冻',
  close: '关闭',
};
const order: readonly Step[] = ['approve', 'propose', 'askBack', 'reject', 'unfreeze', 'freeze', 'close'];

/** What may be done about a company's credit now, by this person. @param onReveal left out where numbers stand there in full */
export function CreditActs({ one, onReveal }: { one: StaffCreditApplication; onReveal: (() => void) | undefined }) {
  const [chosen, setChosen] = useState<Step>();
  const close = () => setChosen(undefined);
  return (
    <Bar role="group" aria-label="处理">
      {one.proposal?.isOwn && (
        <Notice tone="info" title={`额度 ${moneyText(one.proposal.limitFen)} 待批准`}>
          您提出或代为申请的额度，由另一位同事批准。
        </Notice>
      )}
      {order
        .filter((step) => one.steps.includes(step))
        .map((step) => (
          <Button
            key={step}
            variant={step === 'approve' || (step === 'propose' && !one.proposal) ? 'primary' : 'secondary'}
            onClick={() => setChosen(step)}
          >
            {labels[step]}
            {step === 'approve' && one.proposal ? ` ${moneyText(one.proposal.limitFen)}` : ''}
          </Button>
        ))}
      {onReveal && <Button onClick={onReveal}>查看完整证件号</Button>}
      {(chosen === 'propose' || chosen === 'approve') && <LimitDialog one={one} step={chosen} onClose={close} />}
      {chosen === 'askBack' && <AskBackDialog one={one} onClose={close} />}
      {(chosen === 'reject' || chosen === 'freeze' || chosen === 'unfreeze' || chosen === 'close') && (
        <StopDialog one={one} step={chosen} onClose={close} />
      )}
    </Bar>
  );
}

const Bar = styled(Acts)`
  & > div:first-child:not(button) { flex: 1 1 100%; }
`;
