import type { ErrorReport } from '@mall/api-contract/platform';
import { color, space, type } from '@mall/design-tokens';
import { CopyText, ErrorPanel, PageSkeleton } from '@mall/ui-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import useSWR from 'swr';
import { read } from '../platform/call.ts';
import type { PlatformError } from '../platform/platform-error.ts';
import { momentText } from '../platform/wording.ts';
import { StackFrame } from './stack-frame.tsx';

/** One fault: how often, where, in which combination, the way there in the sources, and the site as the buyer had it. */
export function ErrorDetails({ id }: { id: string }) {
  const { data: report, error, mutate } = useSWR<ErrorReport, PlatformError>(`errors/${id}`, read, { keepPreviousData: false });
  if (!report)
    return error ? (
      <ErrorPanel error={error} onRetry={() => void mutate()}>
        {error.message} {error.fix}
      </ErrorPanel>
    ) : (
      <PageSkeleton label="正在读取错误" />
    );
  const firstOwn = report.frames.findIndex(({ source }) => source);
  return (
    <Root aria-labelledby="fault">
      <h2 id="fault">{report.message}</h2>
      <dl>
        <Fact name="次数">
          <b>{report.count}</b>
        </Fact>
        <Fact name="区域">
          <Link to={`/?see=${report.area}`}>{report.area}</Link>
        </Fact>
        <Fact name="版本">
          <CopyText text={report.version} />
        </Fact>
        <Fact name="页面">
          <code>{report.page}</code>
        </Fact>
        <Fact name="发生在">
          <code>{report.where}</code>
        </Fact>
        <Fact name="首次">{momentText(report.firstAt)}</Fact>
        <Fact name="最近">{momentText(report.lastAt)}</Fact>
        <Fact name="快照">
          <CopyText text={report.snapshot} />
        </Fact>
      </dl>
      <Ways>
        <a href={report.replay} target="_blank" rel="noreferrer">
          用这个快照打开商城
        </a>
        {report.area !== 'shell' && <a href={`/_debug/${report.area}@${report.version}`}>单独调试这个版本</a>}
        <Link to={`/desk/releases?area=${report.area}`}>这个区域的发布</Link>
      </Ways>
      <h3>调用栈</h3>
      <ol>
        {report.frames.map((frame, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stack never changes, and its lines may repeat
          <StackFrame key={index} frame={frame} isOpen={index === firstOwn} />
        ))}
      </ol>
    </Root>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Root = styled.article`
  min-width: 0;
  padding: ${space.lg} ${space.xxl} ${space.xxl};
  font-size: ${type.sizeTable};
  h2 { font-size: ${type.sizeLead}; overflow-wrap: anywhere; }
  h3 { padding: ${space.lg} 0 ${space.sm}; color: ${color.inkSecond}; font-size: ${type.sizeLeast}; }
  dl { display: flex; flex-wrap: wrap; gap: ${space.md} ${space.xxl}; padding: ${space.lg} 0; }
  dt { color: ${color.inkSecond}; font-size: ${type.sizeLeast}; }
  code { font-family: ${type.familyMono}; font-size: ${type.sizeLeast}; overflow-wrap: anywhere; }
`;
const Ways = styled.p`
  display: flex;
  gap: ${space.xl};
`;
