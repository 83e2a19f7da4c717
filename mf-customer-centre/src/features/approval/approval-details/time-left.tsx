import { color, type } from '@mall/design-tokens';
import { displayMinute } from '@mall/domain/time';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

const minute = 60_000;

/** 还剩 5 小时 12 分; the same on server and first paint, so it comes after. */
function leftText(until: string, now: number): string {
  const minutes = Math.max(0, Math.floor((Date.parse(until) - now) / minute));
  return minutes >= 60 ? `还剩 ${Math.floor(minutes / 60)} 小时 ${minutes % 60} 分` : `还剩 ${minutes} 分钟`;
}

/** Until when stock and prices are kept, and until when the request waits. */
export function TimeLeft({ keptUntil, lapsesAt }: { keptUntil: string; lapsesAt: string }) {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(timer);
  }, []);
  const left = (until: string) => (now === undefined ? '' : `（${leftText(until, now)}）`);
  return (
    <Root>
      {keptUntil
        ? `库存与价格保留至 ${displayMinute(keptUntil)}${left(keptUntil)}`
        : '库存与价格的保留已到期，同意时按现在的价格与库存核对'}
      ；{displayMinute(lapsesAt)} 前未审批则失效
    </Root>
  );
}

const Root = styled.p`
  && {
    color: ${color.inkSecond};
    font-size: ${type.sizeTable};
  }
`;
