export { type SupplierKind, supplierKinds, supplierLimits, supplierSteps } from './application.ts';
export { isWritable, type SupplierAnswer, type SupplierState, supplierAfter, supplierStateNames } from './state.ts';
