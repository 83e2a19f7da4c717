import Type, { type Static } from 'typebox';
import { fields, Id } from './invoice-title-fields.ts';

/** An invoice title of the company. */
export const CustomerInvoice = Type.Object({ id: Id, ...fields, typeName: Type.String() });
export type CustomerInvoice = Static<typeof CustomerInvoice>;
