import { space, type } from '@mall/design-tokens';
import { Button } from '@mall/ui-kit';
import { Dialog } from '@mall/ui-kit/overlays';
import { useState } from 'react';
import { styled } from 'styled-components';
import useSWR from 'swr';
import { read } from '../platform/call.ts';
import { momentText } from '../platform/wording.ts';

interface Published {
  smoke?: { passed: boolean; report: string; at: string; who: string };
}

/** What the smoke test of a candidate printed. */
export function SmokeReport({ area, version }: { area: string; version: string }) {
  const [isOpen, setOpen] = useState(false);
  const { data, error } = useSWR<Published, Error>(isOpen ? `releases/${area}/${version}` : null, read);
  return (
    <>
      <Button size="sm" variant="link" onClick={() => setOpen(true)}>
        报告
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} size="lg" title={`${area} 的冒烟测试`}>
        {data?.smoke && (
          <p>
            {version}，{momentText(data.smoke.at)} 由 {data.smoke.who} 运行并签名，{data.smoke.passed ? '通过' : '未通过'}。
          </p>
        )}
        <Report tabIndex={0}>{data?.smoke?.report ?? error?.message ?? '正在读取'}</Report>
      </Dialog>
    </>
  );
}

const Report = styled.pre`
  margin: ${space.md} 0 0;
  max-height: 420px;
  overflow: auto;
  font-family: ${type.familyMono};
  font-size: ${type.sizeLeast};
  white-space: pre-wrap;
`;
