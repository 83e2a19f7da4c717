import { InvoiceDialog } from '@mall/mall-parts/invoice';

interface Props {
  isFirst: boolean;
  onClose: () => void;
  onSaved: (invoiceId: number) => void;
}

/** Adds an invoice title and takes it for this order. */
export default function CheckoutInvoiceDialog(props: Props) {
  return <InvoiceDialog {...props} saveText="保存并使用" />;
}
