import { color, space } from '@mall/design-tokens';
import { displayMinute } from '@mall/domain/time';
import { CentrePage, Panel } from '@mall/mall-parts/account';
import { type CallOutput, useCall, useParams, usePlatform } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { Button, EmptyPanel, ErrorPanel, Notice, PageSkeleton } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { preparedActCall } from '../../../parts/assistant/assistant-calls.ts';

type Act = CallOutput<'assistant.getPreparedAct'>;

/** /customer/assistantActs/{id}: what an assistant prepared with a key, for its person to do by a press (rule agent 7). */
export default function PreparedActPage() {
  const { id = '' } = useParams();
  const { data, error, refresh, show } = useCall(id ? preparedActCall(id) : null);
  return (
    <CentrePage title="确认操作">
      {data ? (
        <Panel title={data.title}>
          <Content act={data} onDone={show} />
        </Panel>
      ) : error?.reason === 'ASSISTANT_ACT_NOT_FOUND' ? (
        <EmptyPanel title="没有这个操作">它不存在，或不是为您准备的</EmptyPanel>
      ) : error ? (
        <ErrorPanel error={error} onRetry={refresh} />
      ) : (
        <PageSkeleton what="操作" variant="form" />
      )}
    </CentrePage>
  );
}

const ends = {
  done: '已完成，不会再次执行',
  doing: '正在执行，一分钟后仍未完成时可以刷新后再确认，不会重复执行',
  expired: '链接已过期，请让助手重新准备',
  ended: '准备它的密钥已停用，请用新的密钥重新准备',
};

function Content({ act, onDone }: { act: Act; onDone: (act: Act) => void }) {
  const { sdk, bus } = usePlatform();
  const doing = useWrite();
  async function confirm() {
    const { answer } = await doing.run({ id: act.id }, () => sdk.assistant.confirmPreparedAct({ id: act.id }));
    if (!answer) return;
    onDone(answer);
    if (answer.state === 'done') bus.emit('cart:changed', {});
  }
  return (
    <Body>
      <p>
        由助手“{act.keyName}”于 {displayMinute(act.createdAt)} 准备，{displayMinute(act.expiresAt)} 前有效。确认后以您本人的身份执行一次。
      </p>
      <Facts>
        {act.facts.map(({ label, value }) => (
          <div key={`${label}${value}`}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <div role="status">
        {act.state !== 'waiting' && <Notice tone={act.state === 'done' ? 'success' : 'info'}>{ends[act.state]}</Notice>}
        {(act.problem || doing.failure) && <Notice tone="danger">{act.problem || doing.failure}</Notice>}
      </div>
      {act.state === 'waiting' && (
        <>
          {act.warning && <Notice tone="warning">{act.warning}</Notice>}
          <div>
            <Button variant="primary" size="lg" busy={doing.isBusy} onClick={confirm}>
              确认执行
            </Button>
          </div>
        </>
      )}
    </Body>
  );
}

const Body = styled.div`
  display: grid;
  gap: ${space.lg};
`;
const Facts = styled.dl`
  display: grid;
  gap: ${space.sm};
  & > div {
    display: grid;
    grid-template-columns: 80px minmax(0, 1fr);
    gap: ${space.md};
  }
  & dt {
    color: ${color.inkSecond};
  }
  & dd {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;
