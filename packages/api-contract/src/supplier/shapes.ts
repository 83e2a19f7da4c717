import { supplierKinds, supplierStateNames } from '@mall/domain/supplier';
import Type, { type Static } from 'typebox';

const keys = <T extends object>(of: T) => Object.keys(of) as (keyof T & string)[];

/** Opens one application: for who began it, and for whom they give the link to. */
export const SupplierPass = Type.String({ pattern: '^[0-9a-z]{26}[\\w-]{43}$' });
export const SupplierFileId = Type.String({ pattern: '^[0-9a-z]{26}$' });

export const SupplierFile = Type.Object({
  file: Type.String(),
  name: Type.String({ description: 'without what a path could be' }),
  type: Type.String({ description: 'by its content: jpg, png, webp, pdf' }),
  size: Type.Integer({ description: 'bytes' }),
});
export type SupplierFile = Static<typeof SupplierFile>;

const said = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' });

/** What a company says of itself. */
export const SupplierFields = {
  companyName: said(60),
  creditCode: Type.String({ pattern: '^[0-9A-HJ-NP-RT-UW-Y]{18}$', description: '统一社会信用代码' }),
  legalPerson: said(30),
  address: said(120),
  kind: Type.Enum(keys(supplierKinds)),
  categoryIds: Type.Array(Type.Integer(), { minItems: 1, maxItems: 20, uniqueItems: true, description: 'first-level categories' }),
  brands: said(200),
  products: said(500),
  contact: said(30),
  phone: Type.String({ pattern: '^1[3-9]\\d{9}$', description: 'the answer goes there by SMS' }),
  email: Type.String({ maxLength: 80, pattern: '^$|^[^\\s@<>"]+@[^\\s@<>"]+\\.[^\\s@<>"]+$', description: "'' for none" }),
  licenceFile: SupplierFileId,
  files: Type.Array(SupplierFileId, { maxItems: 7, uniqueItems: true, description: 'certificates, lists of products' }),
};

export const SupplierApplication = Type.Object({
  state: Type.Enum(keys(supplierStateNames)),
  stateName: Type.String(),
  number: Type.String({ description: "GYS…; '' of a draft" }),
  answer: Type.String({ description: 'what staff said' }),
  fields: Type.Object({
    ...SupplierFields,
    ...{ companyName: Type.String(), creditCode: Type.String(), legalPerson: Type.String(), address: Type.String() },
    ...{ brands: Type.String(), products: Type.String(), contact: Type.String(), phone: Type.String(), email: Type.String() },
    ...{ categoryIds: Type.Array(Type.Integer()), licenceFile: Type.String(), files: Type.Array(Type.String()) },
  }),
  uploaded: Type.Array(SupplierFile),
  submittedAt: Type.String({ description: "UTC; '' of a draft" }),
  answeredAt: Type.String({ description: "UTC; '' before" }),
  endsAt: Type.String({ description: 'when the link ends, UTC' }),
});
export type SupplierApplication = Static<typeof SupplierApplication>;

/** The same for staff. */
export const StaffSupplier = Type.Object({
  id: Type.String(),
  ...SupplierApplication.properties,
  categoryNames: Type.Array(Type.String()),
});
export type StaffSupplier = Static<typeof StaffSupplier>;
