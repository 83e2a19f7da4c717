import Type, { type Static } from 'typebox';

/** A file of a buyer as it is kept (rules file 1–8). */
export const KeptFile = Type.Object({
  file: Type.String({ description: 'what calls name it by: uploadFilePath' }),
  name: Type.String({ description: 'as the buyer called it, without what a path could be' }),
  type: Type.String({ description: 'by its content: xlsx, xls, csv, pdf, jpg, png, webp; of a proof doc, docx, mp4, 3gp, avi, rm, mov' }),
  size: Type.Integer({ description: 'bytes' }),
  url: Type.String({ description: 'opens for its company only, for an hour' }),
});
export type KeptFile = Static<typeof KeptFile>;
