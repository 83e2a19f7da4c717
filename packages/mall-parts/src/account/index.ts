export { AddressDialog } from './address-dialog.tsx';
export { CentrePage, Panel } from './centre-page.tsx';
