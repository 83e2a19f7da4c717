/** So many pictures, videos and papers at most tell what is wrong with the goods (rule after-sales 5). */
export const mostProofs = 9;
/** What proves something, by what the file is: the types that may be shown (trading 5). */
export const proofTypes = ['jpg', 'png', 'webp', 'mp4', '3gp', 'avi', 'rm', 'mov', 'pdf', 'doc', 'docx', 'xls', 'xlsx'] as const;
export type ProofType = (typeof proofTypes)[number];
export const isProof = (type: string): type is ProofType => proofTypes.some((one) => one === type);
/** What can be looked at on the page itself, and how; the others are saved. */
export const proofShownAs = (type: string): 'picture' | 'video' | 'file' =>
  ['jpg', 'png', 'webp'].includes(type) ? 'picture' : ['mp4', 'mov', '3gp'].includes(type) ? 'video' : 'file';
