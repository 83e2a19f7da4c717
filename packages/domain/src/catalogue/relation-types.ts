/** How one SKU relates to another (rule product 9), in the order of the dialog's tabs. */
export const relationTypes = [
  { id: 1, name: '完全替代' },
  { id: 2, name: '必配件' },
  { id: 3, name: '选配件' },
  { id: 6, name: '可选替代' },
] as const;
export type RelationType = (typeof relationTypes)[number]['id'];

/** Does this kind stand in for the SKU, wholly or where somebody agrees? */
export const isSubstitute = (type: number): boolean => type === 1 || type === 6;

/** May this kind be shown of a SKU? One that is made to order has complete substitutes only (rule product 10). */
export const showsRelation = (type: number, isNonStandard: boolean | undefined): boolean => !isNonStandard || type === 1;

export const relationTypeName = (id: number): string => relationTypes.find((type) => type.id === id)?.name ?? '';
