import { color, space, type } from '@mall/design-tokens';
import { moneyText } from '@mall/domain/money';
import { displayMinute } from '@mall/domain/time';
import { Panel } from '@mall/mall-parts/account';
import { call, useBusEvent, useCall, usePlatform } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { Button, Tag } from '@mall/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { InvoiceFiles } from './invoice-files.tsx';
import { InvoiceTag } from './invoice-tag.tsx';

const AskDialog = lazy(() => import('./ask-invoice-dialog.tsx'));
const HurryDialog = lazy(() => import('./hurry-invoice-dialog.tsx'));

/** How an order is invoiced, its invoices, and what may be asked of them: one line wherever an order is shown. */
export function OrderInvoicingPanel({ orderId }: { orderId: string }) {
  const { sdk, notify } = usePlatform();
  const { data, refresh, show } = useCall(call('invoice.getOrderInvoicing', { orderId }), { revalidateOnFocus: true });
  const [asking, setAsking] = useState<'ask' | 'hurry'>();
  const tagging = useWrite({ onFailure: ({ message }) => notify({ tone: 'danger', text: message }) });
  useBusEvent('order:changed', (one) => void (one.orderId === orderId && refresh()));
  // An order without it is an order all the same: what fails here says nothing.
  if (!data) return null;
  const tag = async () => {
    const { answer } = await tagging.run({ tag: orderId, is: !data.isNotInvoiced }, () =>
      data.isNotInvoiced ? sdk.invoice.removeOrderNotInvoiceTag({ id: orderId }) : sdk.invoice.addOrderNotInvoiceTag({ id: orderId }),
    );
    if (answer) show(answer);
  };
  return (
    <Panel title="发票" note={data.timingName}>
      <Facts>
        <Tag kind={data.isNotInvoiced ? 'neutral' : 'accent'}>{data.statusName}</Tag>
        {data.isUrgent && <Tag kind="warning">加急</Tag>}
        <span>{data.title || '未选发票抬头'}</span>
        {data.dueFen > 0 && (
          <span>
            已发货 {moneyText(data.dueFen)}，已开票 {moneyText(data.invoicedFen)}
          </span>
        )}
        <Actions>
          {data.canAsk && (
            <Button size="sm" onClick={() => setAsking('ask')}>
              申请开票
            </Button>
          )}
          {data.canHurry && (
            <Button size="sm" onClick={() => setAsking('hurry')}>
              加急开票
            </Button>
          )}
          {(data.canTag || data.canUntag) && (
            <Button size="sm" busy={tagging.isBusy} onClick={() => void tag()}>
              {data.canUntag ? '恢复开票' : '标记不开票'}
            </Button>
          )}
        </Actions>
      </Facts>
      {data.invoices.length > 0 && (
        <List aria-label="订单的发票">
          {data.invoices.map((invoice) => (
            <li key={invoice.id}>
              <InvoiceTag invoice={invoice} />
              <b>{invoice.invoiceNumber || `申请号 ${invoice.requestNumber}`}</b>
              <span>{moneyText(invoice.amountFen)}</span>
              <span>{displayMinute(invoice.issuedAt || invoice.createdAt)}</span>
              {invoice.failure && <em>{invoice.failure}</em>}
              <InvoiceFiles invoice={invoice} />
            </li>
          ))}
        </List>
      )}
      <Suspense>
        {asking === 'ask' && <AskDialog invoicing={data} onClose={() => setAsking(undefined)} onDone={show} />}
        {asking === 'hurry' && <HurryDialog invoicing={data} onClose={() => setAsking(undefined)} onDone={show} />}
      </Suspense>
    </Panel>
  );
}

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.sm} ${space.lg};
  font-size: ${type.sizeTable};
`;
const Actions = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  margin-left: auto;
`;
const List = styled.ul`
  margin-top: ${space.md};
  border-top: 1px solid ${color.line};
  font-size: ${type.sizeTable};
  font-variant-numeric: tabular-nums;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.xs} ${space.lg};
    min-height: 44px;
    border-bottom: 1px solid ${color.line};
  }
  & b {
    font-weight: ${type.weightPart};
  }
  & em {
    color: ${color.danger};
    font-style: normal;
  }
`;
