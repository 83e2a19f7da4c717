import Type from 'typebox';

export const InquiryId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
export const ItemId = Type.Integer({ minimum: 1, maximum: 2_147_483_647, description: 'of a line or an attachment' });
/** In what these ask for an empty inquiryId means the own draft. */
export const DraftId = Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647, default: 0, description: '0: the own draft' }));
export const ItemIds = Type.Array(ItemId, { minItems: 1, maxItems: 1000 });
export const Sku = Type.String({ minLength: 1, maxLength: 40 });
export const Quantity = Type.Integer({ minimum: 1, maximum: 9999 });
export const Remark = Type.String({ maxLength: 200 });
/** What the buyer's own list says of a part. */
export const Words = Type.String({ maxLength: 200 });
export const ProjectNumber = Type.String({ maxLength: 40 });
/** What UploadFile answered. */
export const UploadedFile = Type.String({ pattern: '^[0-9a-z]{26}$' });
/** A thousand lines with all that is said of them, in bytes. */
export const wholeSheet = 409_600;
