import { color, space, type } from '@mall/design-tokens';
import { type CallOutput, useCall, usePlatform } from '@mall/mf-kit';
import { Button, type Column, CopyText, EmptyPanel, ErrorPanel, PageSkeleton, PlusIcon, Table, Tag } from '@mall/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { invoicesCall } from '../../parts/calls.ts';
import { CentrePage, Panel } from '../../parts/centre-page.tsx';
import { failureOf } from '../../parts/failure.ts';
import { RowActions } from '../../parts/row-actions.ts';

const InvoiceDialog = lazy(() => import('./invoice-dialog.tsx'));
const DeleteDialog = lazy(() => import('../../parts/delete-dialog.tsx'));

type Invoice = CallOutput<'account.getCustomerInvoices'>[number];
const most = 20;

/** /customer/invoices: the company's invoice titles. */
export default function InvoicesPage() {
  const { data, error, refresh, show } = useCall(invoicesCall());
  const { sdk, notify } = usePlatform();
  const [edited, setEdited] = useState<Invoice | 'new'>();
  const [deleted, setDeleted] = useState<Invoice>();
  const renew = () => void refresh();

  async function makeDefault(invoice: Invoice) {
    if (!data) return;
    show(data.map((one) => ({ ...one, isDefault: one.id === invoice.id })));
    try {
      await sdk.account.setDefaultCustomerInvoice({ id: invoice.id });
      notify({ tone: 'success', text: '已设为默认发票抬头' });
    } catch (failed) {
      notify({ tone: 'danger', text: failureOf(failed).message });
    }
    renew();
  }

  const columns: Column<Invoice>[] = [
    {
      key: 'title',
      header: '发票抬头',
      rowHeader: true,
      cell: ({ title, isDefault, registerAddress, registerPhone, bank, bankAccount }) => (
        <Title>
          <b>
            {title} {isDefault && <Tag kind="accent">默认</Tag>}
          </b>
          {(registerAddress || registerPhone) && (
            <small>
              {registerAddress} {registerPhone}
            </small>
          )}
          {(bank || bankAccount) && (
            <small>
              {bank} {bankAccount}
            </small>
          )}
        </Title>
      ),
    },
    { key: 'type', header: '类型', width: '120px', cell: ({ typeName }) => typeName },
    {
      key: 'tax',
      header: '税号与收票邮箱',
      width: '210px',
      cell: ({ taxNumber, email }) => (
        <Title>
          {taxNumber && <CopyText text={taxNumber} label={`复制税号 ${taxNumber}`} />}
          <small>{email || '未填收票邮箱'}</small>
        </Title>
      ),
    },
    {
      key: 'do',
      header: '操作',
      width: '170px',
      align: 'end',
      cell: (invoice) => (
        <RowActions>
          {!invoice.isDefault && (
            <Button variant="link" aria-label={`把 ${invoice.title} 设为默认`} onClick={() => void makeDefault(invoice)}>
              设为默认
            </Button>
          )}
          <Button variant="link" aria-label={`编辑 ${invoice.title}`} onClick={() => setEdited(invoice)}>
            编辑
          </Button>
          <Button variant="link" aria-label={`删除 ${invoice.title}`} onClick={() => setDeleted(invoice)}>
            删除
          </Button>
        </RowActions>
      ),
    },
  ];
  const add = (
    <Button icon={<PlusIcon size={14} />} disabled={!data || data.length >= most} onClick={() => setEdited('new')}>
      新增发票抬头
    </Button>
  );

  return (
    <CentrePage title="发票信息">
      <Panel
        title="发票抬头"
        note={
          <Head>
            {data && `已保存 ${data.length} / ${most}`}
            {data && data.length > 0 && add}
          </Head>
        }
      >
        {data ? (
          data.length === 0 ? (
            <EmptyPanel size="sm" title="还没有发票抬头" action={add}>
              保存后，下单时可直接选用
            </EmptyPanel>
          ) : (
            <Table caption="发票抬头" columns={columns} rows={data} rowKey={({ id }) => id} />
          )
        ) : error ? (
          <ErrorPanel size="sm" error={error} onRetry={refresh} />
        ) : (
          <PageSkeleton label="正在加载发票抬头" variant="table" count={3} />
        )}
      </Panel>
      <Suspense>
        {edited && (
          <InvoiceDialog
            invoice={edited === 'new' ? undefined : edited}
            isFirst={data?.length === 0}
            onClose={() => setEdited(undefined)}
            onSaved={renew}
          />
        )}
        {deleted && (
          <DeleteDialog
            question={`确认删除发票抬头“${deleted.title}”吗？已下的订单不受影响。`}
            remove={() => sdk.account.deleteCustomerInvoice({ id: deleted.id })}
            onClose={() => setDeleted(undefined)}
            onDeleted={renew}
          />
        )}
      </Suspense>
    </CentrePage>
  );
}

const Head = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.lg};
`;
const Title = styled.span`
  display: block;
  padding: ${space.xs} 0;
  & > b {
    font-weight: ${type.weightPart};
  }
  & > small {
    display: block;
    color: ${color.inkSecond};
    font-size: ${type.sizeLeast};
  }
`;
