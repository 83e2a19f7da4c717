import Type, { type Static } from 'typebox';
import { DraftId, ItemId, ProjectNumber, Remark, UploadedFile, Words } from './fields.ts';
import { InquiryLine } from './line-shapes.ts';
import { MatchProgress } from './sheet-shapes.ts';

/** What a change of the draft made different: the page puts these lines in the place of those it has, and takes the removed away. */
export const SheetChange = Type.Object({
  inquiryId: Type.Integer(),
  lines: Type.Array(InquiryLine, { description: 'new or changed, as they are now' }),
  removed: Type.Array(Type.Integer(), { description: 'ids of lines that are gone' }),
  lineCount: Type.Integer(),
  match: MatchProgress,
});
export type SheetChange = Static<typeof SheetChange>;

/** What of the sheet as a whole can be changed, and what of its lines (rules inquiry 16, 19, 24). What is left out stays. */
export const SheetEdit = Type.Object({
  inquiryId: DraftId,
  remark: Type.Optional(Type.String({ maxLength: 500 })),
  projectNumber: Type.Optional(ProjectNumber),
  provinceId: Type.Optional(Type.Integer({ minimum: 10_001, maximum: 10_099 })),
  items: Type.Optional(
    Type.Array(
      Type.Object({
        id: ItemId,
        quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: 9999 })),
        remark: Type.Optional(Remark),
        isSelected: Type.Optional(Type.Boolean()),
        partnumber_customer: Type.Optional(Words),
        brand_customer: Type.Optional(Words),
      }),
      { maxItems: 1000 },
    ),
  ),
  deletedIds: Type.Optional(Type.Array(ItemId, { maxItems: 1000 })),
  uploadFilePaths: Type.Optional(Type.Array(UploadedFile, { maxItems: 20, description: 'files to attach, as UploadFile named them' })),
});
export type SheetEdit = Static<typeof SheetEdit>;

/** Why a sheet can't be submitted, or put into the cart: by line where it is one's. */
export const SheetFault = Type.Object({
  itemId: Type.Integer({ description: '0: of the whole sheet' }),
  field: Type.Enum(['sheet', 'quantity', 'match', 'sku']),
  message: Type.String(),
});
export type SheetFault = Static<typeof SheetFault>;

export const Submission = Type.Object({
  inquiryId: Type.Integer(),
  inquiryNumber: Type.String(),
  url: Type.String({ description: 'where the inquiry is seen' }),
});
export type Submission = Static<typeof Submission>;

/** What the private brand saves on a sheet, in fen; `possible` what it would save besides. */
export const PrivateBrandSaving = Type.Object({
  replacedCount: Type.Integer(),
  savedFen: Type.Integer(),
  savedText: Type.String(),
  replaceableCount: Type.Integer(),
  possibleFen: Type.Integer(),
  possibleText: Type.String(),
});
export type PrivateBrandSaving = Static<typeof PrivateBrandSaving>;
