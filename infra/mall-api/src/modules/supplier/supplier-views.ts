import type { StaffSupplier, SupplierApplication, SupplierFile } from '@mall/api-contract/supplier';
import { supplierStateNames } from '@mall/domain/supplier';
import type { SupplierFields, SupplierRow } from './supplier.repository.ts';
import type { SupplierFileRow } from './supplier-file.repository.ts';

const empty: SupplierFields = {
  ...{ companyName: '', creditCode: '', legalPerson: '', address: '', kind: 'manufacturer', categoryIds: [] },
  ...{ brands: '', products: '', contact: '', phone: '', email: '', licenceFile: '', files: [] },
};

export const fileView = ({ id, name, type, size }: SupplierFileRow): SupplierFile => ({ file: id, name, type, size });

export const numberOf = ({ no }: Pick<SupplierRow, 'no'>): string => `GYS${String(no).padStart(6, '0')}`;

/** As who applies reads it. */
export const applicationView = (row: SupplierRow, files: readonly SupplierFileRow[]): SupplierApplication => ({
  ...{ state: row.state, stateName: supplierStateNames[row.state], answer: row.answer },
  number: row.state === 'draft' ? '' : numberOf(row),
  fields: { ...empty, ...row.fields },
  uploaded: files.filter(({ applicationId }) => applicationId === row.id).map(fileView),
  ...{ submittedAt: row.submittedAt ?? '', answeredAt: row.answeredAt ?? '', endsAt: row.endsAt },
});

/** As staff read it. @param nameOf of a category, '' where it is gone */
export function staffView(row: SupplierRow, files: readonly SupplierFileRow[], nameOf: (id: number) => string): StaffSupplier {
  const view = applicationView(row, files);
  const handedIn = [view.fields.licenceFile, ...view.fields.files];
  return {
    ...view,
    id: row.id,
    uploaded: view.uploaded.filter(({ file }) => handedIn.includes(file)),
    categoryNames: view.fields.categoryIds.map(nameOf).filter(Boolean),
  };
}
