import { color, space, type } from '@mall/design-tokens';
import { displayMinute } from '@mall/domain/time';
import { Panel } from '@mall/mall-parts/account';
import { call, useCall } from '@mall/mf-kit';
import { ErrorPanel, PageSkeleton, Tag } from '@mall/ui-kit';
import { Pager, Tabs } from '@mall/ui-kit/data-display';
import { useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';

/** What was done with people and safety, and which operators were in the account (rules account 34; operator 21). */
export const PeopleLog = ({ changes }: { changes: number }) => (
  <Panel title="记录">
    <Tabs
      label="记录"
      items={[
        { value: 'events', label: '人员与安全', panel: <Events changes={changes} /> },
        { value: 'entries', label: '客服代为登录', panel: <Entries /> },
      ]}
    />
  </Panel>
);

/** @param changes how often this page changed something: what was done now is told at once */
function Events({ changes }: { changes: number }) {
  const [pageIndex, setPage] = useState(1);
  const { data, error, refresh } = useCall(call('account.getCompanyEvents', { pageIndex }));
  const lookAgain = useEffectEvent(() => void refresh());
  useEffect(() => {
    if (changes > 0) lookAgain();
  }, [changes]);
  if (!data)
    return error ? <ErrorPanel size="sm" error={error} onRetry={refresh} /> : <PageSkeleton what="记录" variant="table" count={3} />;
  if (data.total === 0) return <Nothing>还没有人员或安全设置的变更</Nothing>;
  return (
    <>
      <List>
        {data.items.map(({ at, who, what }) => (
          <li key={`${at}${what}`}>
            <time dateTime={at}>{displayMinute(at)}</time>
            <span>
              {who} {what}
            </span>
          </li>
        ))}
      </List>
      <Pages page={pageIndex} total={data.total} onPage={setPage} />
    </>
  );
}

function Entries() {
  const [pageIndex, setPage] = useState(1);
  const { data, error, refresh } = useCall(call('account.getAccountEntries', { pageIndex }));
  if (!data)
    return error ? <ErrorPanel size="sm" error={error} onRetry={refresh} /> : <PageSkeleton what="记录" variant="table" count={3} />;
  if (data.total === 0) return <Nothing>客服没有代为登录过贵公司的账号</Nothing>;
  return (
    <>
      <List>
        {data.items.map(({ id, operatorName, contactName, reason, enteredAt, leftAt, writes }) => (
          <li key={id}>
            <time dateTime={enteredAt}>{displayMinute(enteredAt)}</time>
            <div>
              客服 {operatorName} 以 {contactName} 的身份登录，
              {leftAt ? `${displayMinute(leftAt, 'short')} 离开` : <Tag kind="warning">进行中</Tag>}
              <p>原因：{reason}</p>
              {writes.length > 0 ? (
                <details>
                  <summary>期间操作 {writes.length} 次</summary>
                  <ul>
                    {writes.map(({ name, at, isDone }) => (
                      <li key={`${at}${name}`}>
                        {displayMinute(at, 'short')} {name}
                        {!isDone && '（未成功）'}
                      </li>
                    ))}
                  </ul>
                </details>
              ) : (
                <p>期间没有任何修改</p>
              )}
            </div>
          </li>
        ))}
      </List>
      <Pages page={pageIndex} total={data.total} onPage={setPage} />
    </>
  );
}

const Pages = ({ page, total, onPage }: { page: number; total: number; onPage: (page: number) => void }) =>
  total > 20 ? <Pager page={page} total={total} pageSize={20} onPageChange={onPage} /> : null;

const List = styled.ul`
  display: grid;
  gap: ${space.md};
  padding: ${space.md} 0;
  font-size: ${type.sizeTable};
  & > li {
    display: grid;
    grid-template-columns: 140px minmax(0, 1fr);
    gap: ${space.md};
  }
  & time,
  & p {
    color: ${color.inkSecond};
  }
  & summary {
    min-height: 24px;
    cursor: pointer;
  }
  & details > ul {
    padding: ${space.xs} 0 0 ${space.lg};
    color: ${color.inkSecond};
  }
  @media (max-width: 767px) {
    & > li {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
    & summary {
      min-height: 44px;
      line-height: 44px;
    }
  }
`;
const Nothing = styled.p`
  padding: ${space.xl} 0;
  color: ${color.inkSecond};
  font-size: ${type.sizeTable};
`;
