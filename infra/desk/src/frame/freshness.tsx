import { color, space, type } from '@mall/design-tokens';
import { WarningIcon } from '@mall/ui-kit';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useStatus } from '../platform/use-platform.ts';
import { clockText } from '../platform/wording.ts';

/** After so long without an answer, what is on the screen may be wrong. */
const staleMs = 10_000;

/** When the status last arrived, and whether it is too old to be trusted. */
export function useFreshness() {
  const { data, error, isValidating } = useStatus();
  const [arrivedAt, setArrived] = useState(0);
  const [isStale, setStale] = useState(false);
  useEffect(() => {
    if (data && !isValidating && !error) setArrived(Date.now());
  }, [data, error, isValidating]);
  const hasFailed = Boolean(error);
  useEffect(() => {
    const look = () => setStale(hasFailed && arrivedAt > 0 && Date.now() - arrivedAt > staleMs);
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [arrivedAt, hasFailed]);
  return { arrivedAt, isStale, error };
}

/** A quiet line while all is well; loud once the figures are old. */
export function Freshness() {
  const { arrivedAt, isStale, error } = useFreshness();
  if (!arrivedAt) return <Line>{error ? '网关没有应答' : '正在读取'}</Line>;
  if (!isStale) return <Line title="每 3 秒自动刷新">更新于 {clockText(arrivedAt)}</Line>;
  return (
    <Line data-stale role="status">
      <WarningIcon size={14} /> {clockText(arrivedAt)} 起没有更新
    </Line>
  );
}

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  color: ${color.inkSecond};
  font-size: ${type.sizeLeast};
  white-space: nowrap;
  &[data-stale] {
    color: ${color.danger};
    font-weight: ${type.weightStrong};
  }
`;
