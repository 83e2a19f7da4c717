import type { StaffAct } from '@mall/api-contract/staff';
import { color } from '@mall/design-tokens';
import { staffActNames } from '@mall/domain/staff';
import { displayTime, startOfShanghaiDay } from '@mall/domain/time';
import { Button } from '@mall/ui-kit';
import { Field, Input, NativeSelect } from '@mall/ui-kit/forms';
import { styled } from 'styled-components';
import { useRead } from '../calls/use-read.ts';
import { Screen } from '../frame/screen.tsx';
import { FilterBar } from '../list/filter-bar.tsx';
import { ListFaces } from '../list/list-faces.tsx';
import { ListTable } from '../list/list-table.tsx';
import { Pages, pageSize } from '../list/pages.tsx';
import { SettledInput } from '../list/settled-input.tsx';
import { useFilters } from '../list/use-filters.ts';
import { useMay } from '../session/session-context.ts';
import { factsText } from './facts-text.ts';
import { Subject } from './subject.tsx';

const none = { by: '', act: '', subject: '', from: '', to: '' };
const dayMs = 24 * 3_600_000;
const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);
/** The instant after the last one of a day. */
const endOf = (day: string) => new Date(Date.parse(startOfShanghaiDay(day)) + dayMs).toISOString();

/** Who did what, when and why, newest first. Administrators see all; others what they did themselves, and what was done to a given thing. */
export default function ActsPage() {
  const may = useMay();
  const isAll = may();
  const { filters, page, set, toPage } = useFilters(none);
  const { by, act, subject, from, to } = filters;
  const input = {
    ...(/^\d+$/.test(by) ? { by: Number(by) } : {}),
    ...(act ? { act } : {}),
    ...(subject ? { subject } : {}),
    ...(isDay(from) ? { from: startOfShanghaiDay(from) } : {}),
    ...(isDay(to) ? { to: endOf(to) } : {}),
    pageIndex: page,
    pageSize,
  };
  const { data, error, mutate } = useRead(['staff.listActs', input], (sdk) => sdk.staff.listActs(input));
  const { data: operators = [] } = useRead(isAll ? ['operator.listOperators'] : undefined, (sdk) => sdk.operator.listOperators());
  const isNarrowed = Object.values(filters).some(Boolean);
  return (
    <Screen title="操作日志" note={isAll ? undefined : '您自己的操作；填写对象编号可以查看别人对它的操作'}>
      <FilterBar role="search" aria-label="筛选操作">
        {isAll && (
          <Field label="员工">
            <NativeSelect
              value={by || 'all'}
              onValueChange={(value) => set({ by: value === 'all' ? '' : value })}
              options={[{ value: 'all', label: '全部员工' }, ...operators.map(({ id, name }) => ({ value: String(id), label: name }))]}
            />
          </Field>
        )}
        <Field label="操作">
          <NativeSelect
            value={act || 'all'}
            onValueChange={(value) => set({ act: value === 'all' ? '' : value })}
            options={[{ value: 'all', label: '全部操作' }, ...Object.entries(staffActNames).map(([value, label]) => ({ value, label }))]}
          />
        </Field>
        <Field label="从">
          <Input type="date" value={from} max={to || undefined} onChange={({ target }) => set({ from: target.value })} />
        </Field>
        <Field label="到">
          <Input type="date" value={to} min={from || undefined} onChange={({ target }) => set({ to: target.value })} />
        </Field>
        <Field label="对象编号">
          <SettledInput value={subject} onSettle={(next) => set({ subject: next })} />
        </Field>
        {isNarrowed && (
          <Button variant="quiet" onClick={() => set(none)}>
            清除筛选
          </Button>
        )}
      </FilterBar>
      <ListFaces<StaffAct>
        rows={data?.items}
        error={error}
        onRetry={() => void mutate()}
        what="操作日志"
        empty={
          isNarrowed
            ? { title: '没有符合条件的操作', text: '放宽筛选条件再试。', action: <Button onClick={() => set(none)}>清除筛选</Button> }
            : { title: '还没有操作', text: '处理订单、退款或账期后，记录会出现在这里。' }
        }
      >
        {(acts) => (
          <>
            <ListTable<StaffAct>
              caption="操作日志"
              rows={acts}
              rowKey={({ id }) => id}
              columns={[
                { key: 'act', header: '操作', width: '132px', card: 'head', cell: ({ actName }) => <b>{actName}</b> },
                { key: 'at', header: '时间', width: '150px', card: 'corner', cell: ({ at }) => <Quiet>{displayTime(at)}</Quiet> },
                { key: 'by', header: '员工', width: '110px', cell: ({ by: who, isKey }) => (isKey ? `${who}（程序）` : who) },
                { key: 'subject', header: '对象', width: '170px', cell: (one) => <Subject act={one} /> },
                { key: 'facts', header: '内容', card: 'foot', cell: (one) => factsText(one) },
                { key: 'why', header: '原因', width: '22%', card: 'foot', cell: ({ why }) => why },
              ]}
            />
            <Pages page={page} total={data!.total} onPageChange={toPage} />
          </>
        )}
      </ListFaces>
    </Screen>
  );
}

const Quiet = styled.span`
  color: ${color.inkSecond};
`;
