/** The largest file that buyers bring, in bytes (rule file 4). */
export const largestFile = 10 * 1024 * 1024;
/** What whoever brings a larger one reads. */
export const tooLargeText = '文件不能超过10 MB';

/** What a file is brought for: lists and papers of trade, proof of what is wrong with goods, or papers that identify a company and its persons (rules file 2, 9, 10). */
export const filePurposes = ['trade', 'proof', 'identity'] as const;
export type FilePurpose = (typeof filePurposes)[number];
/** Also what the mall wrote for somebody itself, such as a list of orders: nobody brings it, and it is no list or proof to be read (rule file 11). */
export type KeptPurpose = FilePurpose | 'export';
