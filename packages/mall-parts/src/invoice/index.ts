export { InvoiceDialog } from './invoice-dialog.tsx';
