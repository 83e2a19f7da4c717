import { color, radius, space, type } from '@mall/design-tokens';
import { moneyText } from '@mall/domain/money';
import type { CallFailure } from '@mall/mf-kit';
import { ErrorPanel, Notice, Skeleton } from '@mall/ui-kit';
import { styled } from 'styled-components';
import type { ChangePreview } from './use-change.ts';

interface Props {
  preview: ChangePreview | undefined;
  error: CallFailure | undefined;
  onRetry: () => void;
}

const changedTimes = ({ lines }: ChangePreview) => lines.filter((line) => line.shownTimeId !== line.dynamicDeliveryTimeId);

/** What a change makes of freight, total and delivery times, before it is made (rules order 12, 24). */
export function PreviewPanel({ preview, error, onRetry }: Props) {
  if (error && !preview) return <ErrorPanel size="sm" error={error} onRetry={onRetry} />;
  if (!preview) return <Skeleton lines={3} />;
  const times = changedTimes(preview);
  const by = preview.payableFen - preview.shownPayableFen;
  return (
    <Facts role="status" aria-label="修改后">
      {preview.isAllowed ? null : <Notice tone="danger">{preview.message}</Notice>}
      <dl>
        <dt>运费</dt>
        <dd>{preview.freightFen > 0 ? preview.freightAmount : '免运费'}</dd>
        <dt>应付金额</dt>
        <dd>
          <b>{preview.payableAmount}</b>
          {by !== 0 && (
            <span>
              （原 {preview.shownPayableAmount}，{by > 0 ? `增加 ${moneyText(by)}` : `减少 ${moneyText(-by)}`}）
            </span>
          )}
        </dd>
        {preview.refundFen > 0 && (
          <>
            <dt>退款</dt>
            <dd>{preview.refundAmount} 按原支付方式退回</dd>
          </>
        )}
        <dt>货期</dt>
        <dd>
          {times.length === 0 ? (
            '各商品货期不变'
          ) : (
            <ul>
              {times.map((line) => (
                <li key={line.id}>
                  <span>{line.productName}</span>
                  {line.shownTimeName} → <b>{line.dynamicDeliveryTimeName}</b>
                </li>
              ))}
            </ul>
          )}
        </dd>
      </dl>
    </Facts>
  );
}

const Facts = styled.div`
  display: grid;
  gap: ${space.sm};
  padding: ${space.md};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.ground};
  font-size: ${type.sizeTable};
  & > dl {
    display: grid;
    grid-template-columns: 64px minmax(0, 1fr);
    gap: ${space.xs};
  }
  & dt,
  & dd > span {
    color: ${color.inkSecond};
  }
  & li > span {
    display: block;
    color: ${color.inkSecond};
  }
`;
