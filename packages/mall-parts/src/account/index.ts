export { AddressDialog } from './address-dialog.tsx';
export { CentrePage, Panel } from './centre-page.tsx';
export { FilterPaper } from './filter-paper.ts';
export { RightNotice, useMay } from './right-notice.tsx';
