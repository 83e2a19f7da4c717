// What shows and walks through many. An area bundles what it uses of it.
export { Chip, type ChipProps } from './chip/chip.tsx';
export { Pager, type PagerProps } from './pager/pager.tsx';
export { Steps, type StepsProps } from './steps/steps.tsx';
export type { Sort } from './table/head-cell.tsx';
export { type Column, Table, type TableProps } from './table/table.tsx';
export { TableRoot } from './table/table-parts.ts';
export { type TabItem, Tabs, type TabsProps } from './tabs/tabs.tsx';
