export { AddressDialog } from './address-dialog.tsx';
export { CentrePage, Panel } from './centre-page.tsx';
export { FilterPaper } from './filter-paper.ts';
export { RightNotice, SimulationNotice, useIsSimulated, useMay } from './right-notice.tsx';
