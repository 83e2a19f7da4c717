import type { DeliveryPackage } from '@mall/api-contract/delivery';
import { below, color, radius, space, type } from '@mall/design-tokens';
import { noTrackingNumber } from '@mall/domain/delivery';
import { displayMinute } from '@mall/domain/time';
import { Button, CopyText, Tag } from '@mall/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useMay } from '../session/session-context.ts';
import { DeliverDialog } from './deliver-dialog.tsx';
import { TraceDialog } from './trace-dialog.tsx';

const shownTraces = 3;

/** A package: what is in it, where it is, and what the warehouse reports of it. */
export function PackageCard({ parcel }: { parcel: DeliveryPackage }) {
  const may = useMay();
  const [dialog, setDialog] = useState<'trace' | 'deliver'>();
  const [isLong, setLong] = useState(false);
  const close = () => setDialog(undefined);
  const traces = isLong ? parcel.traces : parcel.traces.slice(0, shownTraces);
  return (
    <Card aria-label={`包裹 ${parcel.packageNumber}`}>
      <header>
        <b className="part-number">{parcel.packageNumber}</b>
        <Tag kind={parcel.status === 'inTransit' ? 'accent' : 'success'}>{parcel.statusName}</Tag>
        <span>
          {parcel.carrier} {parcel.trackingNumber ? <CopyText text={parcel.trackingNumber} label="复制运单号" /> : noTrackingNumber}
        </span>
        {parcel.status === 'inTransit' && may('warehouse') && (
          <div>
            <Button size="sm" onClick={() => setDialog('trace')}>
              添加轨迹
            </Button>
            <Button size="sm" onClick={() => setDialog('deliver')}>
              确认送达
            </Button>
          </div>
        )}
      </header>
      <p>{parcel.lines.map(({ sku, quantity, salesPackUom }) => `${sku} × ${quantity} ${salesPackUom}`).join('，')}</p>
      <ol>
        {traces.map(({ at, text, place }) => (
          <li key={`${at} ${text}`}>
            <time dateTime={at}>{displayMinute(at, 'short')}</time>
            <span>
              {text} {place && <i>{place}</i>}
            </span>
          </li>
        ))}
      </ol>
      {parcel.traces.length > shownTraces && (
        <Button variant="link" onClick={() => setLong(!isLong)} aria-expanded={isLong}>
          {isLong ? '收起' : `全部 ${parcel.traces.length} 条轨迹`}
        </Button>
      )}
      {dialog === 'trace' && <TraceDialog parcel={parcel} onClose={close} />}
      {dialog === 'deliver' && <DeliverDialog parcel={parcel} onClose={close} />}
    </Card>
  );
}

const Card = styled.article`
  padding: ${space.md} 0;
  border-top: 1px solid ${color.line};
  font-size: ${type.sizeTable};
  &:last-child { padding-bottom: 0; }
  header { display: flex; flex-wrap: wrap; align-items: center; gap: ${space.xs} ${space.md}; }
  header > div { display: flex; gap: ${space.sm}; margin-left: auto; }
  > p { padding: ${space.xs} 0 ${space.sm}; color: ${color.inkSecond}; }
  li { position: relative; display: grid; grid-template-columns: 88px minmax(0, 1fr); gap: ${space.md}; padding: 2px 0 2px ${space.lg}; color: ${color.inkSecond}; }
  li::before { content: ''; position: absolute; left: 2px; top: 9px; width: 6px; height: 6px; border-radius: ${radius.full}; background: ${color.lineStrong}; }
  li:first-child { color: ${color.ink}; }
  li:first-child::before { background: ${color.accent}; }
  time { color: ${color.inkSecond}; white-space: nowrap; }
  i { color: ${color.inkSecond}; font-style: normal; }
  ${below.tablet} {
    header > div { width: 100%; padding-top: ${space.xs}; }
    header > div button[data-size] {
      flex: 1;
      height: 44px; }
    li { grid-template-columns: minmax(0, 1fr); gap: 0; }
  }
`;
