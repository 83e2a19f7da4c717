import { below, color, radius, space, type } from '@mall/design-tokens';
import { RightNotice, useMay } from '@mall/mall-parts/account';
import { openFile } from '@mall/mall-parts/download';
import { usePlatform } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { Button, CopyText, Notice } from '@mall/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import type { CreditBill } from '../../../parts/bill-calls.ts';
import { BillTag } from '../../../parts/bill-tag.tsx';

const ReasonDialog = lazy(() => import('./reason-dialog.tsx'));

/** State, sums and what follows; confirming, refusing as a whole, and the papers. */
export function BillHead({ bill, onChanged }: { bill: CreditBill; onChanged: () => void }) {
  const { sdk, notify } = usePlatform();
  const [isRefusing, setRefusing] = useState(false);
  const mayDecide = useMay('order');
  const maySee = useMay('seePrices');
  const confirming = useWrite();
  const refusing = useWrite();
  const exporting = useWrite();
  async function confirm() {
    const { answer } = await confirming.run({ confirm: bill.id }, (options) => sdk.creditBill.confirmCreditBill({ id: bill.id }, options));
    if (answer) notify({ tone: 'success', text: '账单已确认' });
    onChanged();
  }
  async function refuse(reason: string) {
    const { answer } = await refusing.run({ refuse: bill.id, reason }, (options) =>
      sdk.creditBill.rejectCreditBill({ id: bill.id, reason }, options),
    );
    if (!answer) return;
    notify({ tone: 'success', text: '已驳回，客服将逐行处理' });
    setRefusing(false);
    onChanged();
  }
  const take = async (kind: 'pdf' | 'xlsx') => {
    const { answer } = await exporting.run({ export: bill.id, kind }, () => sdk.creditBill.exportCreditBill({ id: bill.id, type: kind }));
    if (answer) openFile(answer);
  };
  return (
    <Root>
      <Line>
        <h2>{bill.month} 账单</h2>
        <BillTag bill={bill} />
        <CopyText text={bill.billNumber} label={`复制账单号 ${bill.billNumber}`} />
      </Line>
      <Notice tone={bill.isOverdue ? 'danger' : bill.state === 'paid' ? 'success' : 'info'} title="下一步">
        {bill.next}
      </Notice>
      <Figures>
        <div>
          <dt>账单金额</dt>
          <dd>{bill.amount}</dd>
        </div>
        <div>
          <dt>已还</dt>
          <dd>{bill.paid}</dd>
        </div>
        <div data-main>
          <dt>未还</dt>
          <dd>{bill.open}</dd>
        </div>
        <div>
          <dt>还款日</dt>
          <dd>{bill.dueOn}</dd>
        </div>
        <div>
          <dt>账期</dt>
          <dd>
            {bill.periodFrom} 至 {bill.periodTo}
          </dd>
        </div>
      </Figures>
      {(bill.canConfirm || bill.canDispute) && <RightNotice right="order" />}
      <Acts>
        {bill.canConfirm && mayDecide && (
          <Button variant="primary" busy={confirming.isBusy} onClick={() => void confirm()}>
            确认账单
          </Button>
        )}
        {bill.canDispute && mayDecide && <Button onClick={() => setRefusing(true)}>驳回账单</Button>}
        {maySee && (
          <>
            <Button busy={exporting.isBusy} onClick={() => void take('pdf')}>
              导出 PDF
            </Button>
            <Button busy={exporting.isBusy} onClick={() => void take('xlsx')}>
              导出 Excel
            </Button>
          </>
        )}
      </Acts>
      <Failure role="alert">{confirming.failure || exporting.failure}</Failure>
      {isRefusing && (
        <Suspense>
          <ReasonDialog
            title="驳回账单"
            about="账单中每行商品都会提交异议，客服逐行核对后答复。"
            saveText="提交"
            isBusy={refusing.isBusy}
            failure={refusing.failure}
            onSubmit={(reason) => void refuse(reason)}
            onClose={() => {
              refusing.forget();
              setRefusing(false);
            }}
          />
        </Suspense>
      )}
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  gap: ${space.lg};
  padding: ${space.xl} ${space.xxl};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  ${below.tablet} {
    padding: ${space.lg};
  }
`;
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.sm};
  & > h2 {
    font-size: ${type.sizeDisplay};
  }
`;
const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.lg} ${space.xxl};
  & dt {
    color: ${color.inkSecond};
    font-size: ${type.sizeTable};
  }
  & dd {
    font-variant-numeric: tabular-nums;
    font-weight: ${type.weightPart};
  }
  & [data-main] dd {
    color: ${color.danger};
    font-weight: ${type.weightStrong};
  }
`;
const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  ${below.tablet} {
    & > * {
      flex: 1 1 40%;
      height: 44px;
    }
  }
`;
const Failure = styled.p`
  color: ${color.danger};
  &:empty {
    display: none;
  }
`;
