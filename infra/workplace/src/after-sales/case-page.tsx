import type { StaffAfterSales } from '@mall/api-contract/after-sales';
import { moneyText } from '@mall/domain/money';
import { displayMinute } from '@mall/domain/time';
import { Link, useParams } from 'react-router';
import { ActsOf } from '../acts/acts-of.tsx';
import { useRead } from '../calls/use-read.ts';
import { Screen } from '../frame/screen.tsx';
import { type ListColumn, ListTable } from '../list/list-table.tsx';
import { NotReady } from '../parts/not-ready.tsx';
import { Panel, Sides, Stack } from '../parts/sides.ts';
import { CaseActs } from './case-acts.tsx';
import { CaseFacts } from './case-facts.tsx';
import { CaseTag } from './case-tag.tsx';
import { Proofs } from './proofs.tsx';

/** One case: what is left to do first, what it is about, and beside it who asked and what happened. */
export default function CasePage() {
  const { caseId = '' } = useParams();
  const { data: one, error, mutate } = useRead(['afterSales.getAfterSales', caseId], (sdk) => sdk.afterSales.getAfterSales({ id: caseId }));
  if (one) return <Ready key={one.id} one={one} />;
  return (
    <NotReady
      what="售后单"
      error={error}
      isMissing={error?.reason === 'AFTER_SALES_NOT_FOUND'}
      missing={{ title: '没有找到这个售后单', text: '请核对售后单号。', action: <Link to="/after-sales?view=all">查看全部售后单</Link> }}
      onRetry={() => void mutate()}
    />
  );
}

type Line = StaffAfterSales['lines'][number];
const columns: ListColumn<Line>[] = [
  {
    key: 'product',
    header: '商品',
    cell: ({ sku, productName, manufacturerPartNumber }) => (
      <span>
        {productName} <span className="part-number">{manufacturerPartNumber || sku}</span>
      </span>
    ),
  },
  { key: 'asked', header: '申请', width: '96px', align: 'end', cell: ({ quantity, salesPackUom }) => `${quantity} ${salesPackUom}` },
  {
    key: 'received',
    header: '收到',
    width: '96px',
    align: 'end',
    cell: ({ receivedQuantity, salesPackUom }) => (receivedQuantity === null ? '—' : `${receivedQuantity} ${salesPackUom}`),
  },
  { key: 'refund', header: '退款', width: '120px', align: 'end', cell: ({ refundFen }) => (refundFen > 0 ? moneyText(refundFen) : '—') },
];

const Ready = ({ one }: { one: StaffAfterSales }) => (
  <Screen title={`${one.kindName} ${one.afterSalesNumber}`} note={<CaseTag one={one} />}>
    <Sides>
      <Stack>
        {one.steps.length > 0 && <CaseActs one={one} />}
        <ListTable caption="售后商品" columns={columns} rows={one.lines} rowKey={({ orderItemId }) => orderItemId} />
        <Panel aria-label="问题说明">
          <h2>{one.reasonName}</h2>
          <p>{one.description || '客户没有填写说明'}</p>
          {one.proofs.length > 0 && <Proofs proofs={one.proofs} />}
        </Panel>
        <Panel aria-label="处理进度">
          <h2>处理进度</h2>
          <ol>
            {one.events.map(({ at, text }) => (
              <li key={at + text}>
                <time dateTime={at}>{displayMinute(at, 'short')}</time> {text}
              </li>
            ))}
          </ol>
        </Panel>
      </Stack>
      <Stack>
        <Panel aria-label="售后信息">
          <CaseFacts one={one} />
        </Panel>
        <Panel aria-label="操作记录">
          <h2>操作记录</h2>
          <ActsOf subjects={[one.id]} />
        </Panel>
      </Stack>
    </Sides>
  </Screen>
);
