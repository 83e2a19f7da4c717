import { color } from '@mall/design-tokens';
import { displayMinute } from '@mall/domain/time';
import { clockText, useTimeLeft } from '@mall/mall-parts/time';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { InquiryStatus } from './inquiry-types.ts';

const dayMs = 86_400_000;

/** What is left of a quotation's days, in words: days, within the last one hours. */
export function leftText(ms: number): string {
  if (ms <= 0) return '';
  return ms >= dayMs ? `还剩 ${Math.floor(ms / dayMs)} 天` : `还剩 ${clockText(ms)}`;
}

/** Until when a quotation holds, and how long that is. */
export function Validity({ status, validUntil, onEnd }: { status: InquiryStatus; validUntil: string; onEnd?: () => void }) {
  const until = validUntil ? Date.parse(validUntil) : 0;
  const [isLastDay, setLastDay] = useState(false);
  // Days are counted by the minute, the last one by the second.
  const left = useTimeLeft(until, { everyMs: isLastDay ? 1000 : 60_000, ...(onEnd ? { onEnd } : {}) });
  const isNear = left > 0 && left < dayMs;
  useEffect(() => setLastDay(isNear), [isNear]);
  if (!validUntil) return null;
  return (
    <Root data-soon={(status === 'quoted' && left > 0 && left < 3 * dayMs) || undefined}>
      <span>
        有效至 <time dateTime={validUntil}>{displayMinute(validUntil)}</time>
      </span>
      {status === 'quoted' && left > 0 && <b>{leftText(left)}</b>}
    </Root>
  );
}

const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 6px;
  & > * {
    white-space: nowrap;
  }
  & > b {
    color: ${color.ink};
  }
  &[data-soon] > b {
    color: ${color.warning};
  }
`;
