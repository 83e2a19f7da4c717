import { call } from '@mall/mf-kit';

/** The application that an address with a pass opens; undefined without one (rule supplier 6). */
export function supplierCall(query: URLSearchParams) {
  const pass = query.get('pass') ?? '';
  return /^[0-9a-z]{26}[\w-]{43}$/.test(pass) ? call('supplier.getSupplierApply', { pass }) : undefined;
}
export const supplierCategoriesCall = () => call('catalogue.getFirstGradeCategory');
