/** Brands that a phone's or a camera's container names itself by, in the first box of the file. */
const brands: Readonly<Record<string, 'mov' | '3gp' | 'mp4'>> = { 'qt  ': 'mov', '3gp': '3gp', '3g2': '3gp' };
const boxes = ['ftyp', 'moov', 'mdat', 'wide', 'free'];

/** What a video is by its content; undefined for what is none (rule file 9). */
export function videoType(content: Buffer): 'mp4' | '3gp' | 'avi' | 'rm' | 'mov' | undefined {
  const at = (from: number, to: number) => content.toString('latin1', from, to);
  if (at(0, 4) === 'RIFF' && at(8, 12) === 'AVI ') return 'avi';
  if (at(0, 4) === '.RMF') return 'rm';
  const box = at(4, 8);
  if (content.length < 16 || !boxes.includes(box) || content.readUInt32BE(0) < 8) return undefined;
  // QuickTime needn't say what it is.
  if (box !== 'ftyp') return 'mov';
  return brands[at(8, 12)] ?? brands[at(8, 11)] ?? 'mp4';
}
