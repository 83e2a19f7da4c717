import type { RunnerRunLog, SmokeRunner } from '@mall/api-contract/platform';
import { space, type } from '@mall/design-tokens';
import { Dialog } from '@mall/ui-kit/overlays';
import { styled } from 'styled-components';
import useSWR from 'swr';
import { type CallOptions, call } from '../platform/call.ts';
import { momentText } from '../platform/wording.ts';

interface Props {
  /** Whose; closed without one. */
  runner: SmokeRunner | undefined;
  as: Pick<CallOptions, 'token'>;
  onClose: () => void;
}

/** What a runner's last smoke test printed, as it was signed. */
export function RunLog({ runner, as, onClose }: Props) {
  const path = runner && `runners/${runner.id}/last`;
  const { data, error } = useSWR<RunnerRunLog, Error>(path ? `${path} ${runner.last?.run}` : null, () => call('GET', path!, as), {
    keepPreviousData: false,
  });
  return (
    <Dialog open={Boolean(runner)} onOpenChange={(open) => !open && onClose()} size="lg" title={`${runner?.name ?? ''} 最近一次运行`}>
      {data && (
        <p>
          {data.area} {data.version}，{momentText(data.startedAt)} 至 {momentText(data.endedAt)}，{data.passed ? '通过' : '未通过'}。
        </p>
      )}
      <Log tabIndex={0} aria-label="日志">
        {data?.report ?? error?.message ?? '正在读取'}
      </Log>
    </Dialog>
  );
}

const Log = styled.pre`
  margin: ${space.md} 0 0;
  max-height: 420px;
  overflow: auto;
  font-family: ${type.familyMono};
  font-size: ${type.sizeLeast};
  white-space: pre-wrap;
`;
