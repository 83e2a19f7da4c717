import { below, color, radius, space, type } from '@mall/design-tokens';
import { noTrackingNumber } from '@mall/domain/delivery';
import { displayMinute, displayTime } from '@mall/domain/time';
import { Panel } from '@mall/mall-parts/account';
import { Link } from '@mall/mf-kit';
import { Button, CopyText, Picture, Tag } from '@mall/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { AccentOutline } from '../../../parts/accent-outline.tsx';
import type { DeliveryPackage } from '../../../parts/order-types.ts';
import { Timeline } from '../../../parts/timeline.tsx';

const SignDialog = lazy(() => import('../../../parts/order-actions/sign-dialog.tsx'));

const kinds = { inTransit: 'accent', delivered: 'warning', signed: 'success' } as const;
const tracesAtFirst = 3;

/** 物流: each package with its carrier, number, content and traces; what arrived can be signed for. */
export function PackagesPanel({ packages }: { packages: readonly DeliveryPackage[] }) {
  return (
    <Panel title="物流信息" note={`${packages.length} 个包裹`}>
      <List>
        {packages.map((one) => (
          <li key={one.id}>
            <PackageCard one={one} />
          </li>
        ))}
      </List>
    </Panel>
  );
}

function PackageCard({ one }: { one: DeliveryPackage }) {
  const [isSigning, setSigning] = useState(false);
  const [isWide, setWide] = useState(false);
  const traces = isWide ? one.traces : one.traces.slice(0, tracesAtFirst);
  return (
    <Card aria-label={`包裹 ${one.packageNumber}`}>
      <header>
        <b>{one.packageNumber}</b>
        <Tag kind={kinds[one.status]}>{one.statusName}</Tag>
        <span>
          {one.carrier}{' '}
          {one.trackingNumber ? <CopyText text={one.trackingNumber} label={`复制运单号 ${one.trackingNumber}`} /> : noTrackingNumber}
        </span>
        {one.warehouse && <span>{one.warehouse}发出</span>}
        {one.canSign && (
          <AccentOutline size="sm" onClick={() => setSigning(true)}>
            签收
          </AccentOutline>
        )}
      </header>
      <div>
        <Lines aria-label="包裹里的商品">
          {one.lines.map((line) => (
            <li key={line.orderItemId}>
              <Picture src={line.defaultThumbUrl} alt="" size={48} framed />
              <div>
                <Link to={`/p/${encodeURIComponent(line.sku)}`} title={line.productName}>
                  {line.productName}
                </Link>
                {line.customerSkuItemNo && <span>物料号 {line.customerSkuItemNo}</span>}
              </div>
              <span>
                × {line.quantity} {line.salesPackUom}
              </span>
            </li>
          ))}
        </Lines>
        <div>
          {traces.length > 0 ? <Timeline label="物流轨迹" entries={traces} /> : <p>承运商尚未回传物流信息</p>}
          {one.traces.length > tracesAtFirst && (
            <Button variant="link" size="sm" aria-expanded={isWide} onClick={() => setWide(!isWide)}>
              {isWide ? '收起' : `展开全部 ${one.traces.length} 条`}
            </Button>
          )}
          {one.canSign && one.autoSignAt && <p>{displayMinute(one.autoSignAt)} 起自动签收</p>}
          {one.signedAt && <p>签收时间 {displayTime(one.signedAt)}</p>}
        </div>
      </div>
      {isSigning && (
        <Suspense>
          <SignDialog orderId={one.orderId} packageId={one.id} onClose={() => setSigning(false)} />
        </Suspense>
      )}
    </Card>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space.md};
`;
const Card = styled.article`
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  font-size: ${type.sizeTable};
  & > header {
    display: flex;
    align-items: center;
    gap: ${space.md};
    min-height: 44px;
    padding: 0 ${space.lg};
    border-bottom: 1px solid ${color.line};
    background: ${color.ground};
  }
  & > header > span {
    color: ${color.inkSecond};
  }
  & > header > button {
    margin-left: auto;
  }
  & > header + div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.3fr);
  }
  & > header + div > div {
    display: grid;
    align-content: start;
    justify-items: start;
    gap: ${space.sm};
    padding: ${space.lg};
    border-left: 1px solid ${color.line};
  }
  & > header + div > div > p {
    color: ${color.inkSecond};
  }
  ${below.tablet} {
    & > header {
      flex-wrap: wrap;
    }
    & > header + div {
      grid-template-columns: minmax(0, 1fr);
    }
    & > header + div > div {
      border-width: 1px 0 0;
    }
  }
`;
const Lines = styled.ul`
  display: grid;
  align-content: start;
  gap: ${space.sm};
  padding: ${space.lg};
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space.md};
  }
  & > li > div {
    display: grid;
  }
  & a {
    overflow: hidden;
    color: ${color.ink};
    text-overflow: ellipsis;
    white-space: nowrap;
    &:hover {
      color: ${color.accent};
    }
  }
  & span {
    color: ${color.inkSecond};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;
