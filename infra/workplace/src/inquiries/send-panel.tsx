import type { StaffInquiry } from '@mall/api-contract/staff';
import { below, color, radius, space, type } from '@mall/design-tokens';
import { moneyText } from '@mall/domain/money';
import { Button, Notice } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { useSdk } from '../calls/sdk-context.ts';
import { useAct } from '../calls/use-act.ts';

/** More are counted only. */
const namedAtMost = 12;

/** Sends the quotation, or says which lines are still missing and leads there. */
export function SendPanel({ inquiry, onAsk }: { inquiry: StaffInquiry; onAsk: () => void }) {
  const sdk = useSdk();
  const act = useAct({ done: '已发出报价，客户会收到短信', isSafe: true });
  const missing = inquiry.lines.flatMap((line, index) => (line.isOpen ? [index + 1] : []));
  const send = () => act.run(['sendQuotation', inquiry.id], (options) => sdk.staff.sendQuotation({ inquiryId: inquiry.id }, options));
  const takeUp = () => act.run(['takeUpInquiry', inquiry.id], (options) => sdk.staff.takeUpInquiry({ inquiryId: inquiry.id }, options));
  const to = (at: number) => document.querySelector<HTMLInputElement>(`input[aria-label='第${at}行 单价']`)?.focus();
  return (
    <Panel aria-label="发出报价">
      {act.failure && (
        <Notice tone="danger" live>
          {act.failure}
        </Notice>
      )}
      <Row>
        <p>
          {inquiry.lines.length === 0 ? (
            '还没有明细，请先补录客户附件中的内容'
          ) : missing.length === 0 ? (
            <>
              {inquiry.lineCount} 行都已处理，合计 <b>{moneyText(inquiry.totalFen)}</b>
            </>
          ) : (
            <>
              还差 {missing.length} 行：
              {missing.slice(0, namedAtMost).map((at) => (
                <button key={at} type="button" onClick={() => to(at)}>
                  第 {at} 行
                </button>
              ))}
              {missing.length > namedAtMost && '…'}
            </>
          )}
        </p>
        <Buttons>
          {inquiry.status === 'submitted' && (
            <Button variant="quiet" busy={act.isBusy} onClick={() => void takeUp()}>
              接手
            </Button>
          )}
          <Button onClick={onAsk}>向客户提问</Button>
          <Button
            variant="primary"
            busy={act.isBusy}
            disabled={missing.length > 0 || inquiry.lines.length === 0}
            onClick={() => void send()}
          >
            发出报价
          </Button>
        </Buttons>
      </Row>
    </Panel>
  );
}

const Panel = styled.section`
  position: sticky;
  bottom: 0;
  z-index: 1;
  display: grid;
  gap: ${space.md};
  padding: ${space.md} ${space.xl};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  ${below.tablet} { padding: ${space.md} ${space.lg}; }
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.md};
  font-size: ${type.sizeTable};
  p { flex: 1 1 220px; }
  p button { padding: 0 ${space.xs}; border: 0; background: none; color: ${color.accent}; font: inherit; cursor: pointer; }
  ${below.tablet} {
    p { flex-basis: 100%; overflow-x: auto; white-space: nowrap; }
    p button { min-height: 44px; }
  }
`;
const Buttons = styled.div`
  display: flex;
  gap: ${space.sm};
  ${below.tablet} { flex: 1 1 100%; button { flex: 1; height: 44px; } }
`;
