import { InvoiceDialog } from '@mall/mall-parts/invoice';
import type { CallOutput } from '@mall/mf-kit';
import type { EditProps } from '../../../parts/kept-list.tsx';

/** Adds or edits an invoice title. */
export default function InvoiceEditor({ edited, ...rest }: EditProps<CallOutput<'account.getCustomerInvoices'>[number]>) {
  return <InvoiceDialog {...rest} invoice={edited} />;
}
