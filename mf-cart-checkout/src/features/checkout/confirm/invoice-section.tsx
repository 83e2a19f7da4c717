import { Button, PlusIcon, Tag } from '@mall/ui-kit';
import { lazy, Suspense, useState } from 'react';
import type { CheckoutConfirm } from '../../../parts/trading-types.ts';
import { Cards, CardText, ChoiceCard } from './choice-card.tsx';
import { Section } from './section.tsx';

const InvoiceDialog = lazy(() => import('./invoice-dialog.tsx'));

interface Props {
  page: CheckoutConfirm;
  invoiceId: number;
  error: string | undefined;
  onChoose: (invoiceId: number) => void;
  onSaved: (invoiceId: number) => void;
}

/** 发票信息: one of the company's titles, or none. */
export function InvoiceSection({ page, invoiceId, error, onChoose, onSaved }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Section
      title="发票信息"
      note="抬头与税号随订单保存"
      error={error}
      action={
        <Button variant="link" icon={<PlusIcon size={14} />} onClick={() => setOpen(true)}>
          新增发票抬头
        </Button>
      }
    >
      <Cards role="radiogroup" aria-label="发票信息">
        {page.invoices.map((invoice) => (
          <ChoiceCard
            key={invoice.id}
            name="invoice"
            value={invoice.id}
            checked={invoice.id === invoiceId}
            onChoose={() => onChoose(invoice.id)}
          >
            <CardText>
              <b>
                {invoice.title}
                {invoice.isDefault && <Tag kind="accent">默认</Tag>}
              </b>
              <span>
                {invoice.typeName}
                {invoice.taxNumber && <span className="part-number">　{invoice.taxNumber}</span>}
              </span>
            </CardText>
          </ChoiceCard>
        ))}
        <ChoiceCard name="invoice" value={0} checked={invoiceId === 0} onChoose={() => onChoose(0)}>
          <CardText>
            <b>暂不开票</b>
            <span>本单不需要发票</span>
          </CardText>
        </ChoiceCard>
      </Cards>
      {isOpen && (
        <Suspense>
          <InvoiceDialog isFirst={page.invoices.length === 0} onClose={() => setOpen(false)} onSaved={onSaved} />
        </Suspense>
      )}
    </Section>
  );
}
