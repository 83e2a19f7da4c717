export const documentKinds = ['businessLicense', 'bankLicense', 'idCard', 'invoice', 'address'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** What each is called on the screen. */
export const documentNames: Record<DocumentKind, string> = {
  businessLicense: '营业执照',
  bankLicense: '开户许可证',
  idCard: '身份证',
  invoice: '发票或开票资料',
  address: '地址',
};

/** Words that only this kind has. */
const tells: readonly (readonly [DocumentKind, RegExp])[] = [
  ['idCard', /公民身份号码|居民身份证|签发机关/],
  ['bankLicense', /开户许可证|基本存款账户|准予开立|核准号/],
  ['invoice', /价税合计|发票号码|纳税人?识别号|开票(资料|信息|日期)|税号|发票抬头/],
  ['businessLicense', /营业执照|经营范围|注册资本/],
];

/** What a page is, by the words on it; undefined where nothing tells. @param text half width, no blanks */
export function kindOfText(text: string): DocumentKind | undefined {
  const plain = text.replace(/\s/g, '');
  return tells.find(([, words]) => words.test(plain))?.[0];
}

/** Refused with these words where it is another document, or none that is known (rule ocr 5). */
export const otherDocumentWords = (wanted: DocumentKind, seen: DocumentKind | undefined): string =>
  seen && seen !== wanted
    ? `这是${documentNames[seen]}，不是${documentNames[wanted]}，请换一张图片`
    : `没有在图片上认出${documentNames[wanted]}，请换一张图片，或直接填写`;
