import type { OcrLine, OcrPage, Recogniser } from './ocr.ts';

/** Settings from the environment: OCR_URL, OCR_SECRET. */
export interface OcrServiceSettings {
  /** Where pictures are posted to, as image/jpeg; it answers `{ width, height, lines: [{ text, score, box: [[x, y] × 4] }] }`. */
  url: string;
  /** The bearer of those posts. */
  secret: string;
}

interface Told {
  width: number;
  height: number;
  lines: Pick<OcrLine, 'text' | 'score' | 'box'>[];
}

const limitMs = 30_000;
const linesAtMost = 3000;

const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
const isLine = ({ text, score, box }: Told['lines'][number]) =>
  typeof text === 'string' &&
  isNumber(score) &&
  Array.isArray(box) &&
  box.length === 4 &&
  box.every((corner) => Array.isArray(corner) && corner.length === 2 && corner.every(isNumber));

/** The real adapter: an outside service reads the prepared picture; what it calls a line is one word of a table's cell. */
export const ocrService = ({ url, secret }: OcrServiceSettings, send: typeof fetch = fetch): Recogniser => ({
  async recognise(jpg): Promise<OcrPage> {
    const response = await send(url, {
      method: 'POST',
      headers: { 'content-type': 'image/jpeg', authorization: `Bearer ${secret}` },
      body: new Uint8Array(jpg),
      signal: AbortSignal.timeout(limitMs),
    });
    if (!response.ok) throw new Error(`the OCR service answered ${response.status}`);
    const { width, height, lines } = (await response.json()) as Told;
    if (!isNumber(width) || !isNumber(height) || !Array.isArray(lines) || !lines.every(isLine))
      throw new Error('the OCR service answered something else than lines with boxes');
    const told = lines.slice(0, linesAtMost).filter(({ text }) => text.trim());
    return {
      width,
      height,
      lines: told.map(({ text, score, box }) => ({ text, score, box, words: [{ text, score, box }] })),
    };
  },
  end: () => undefined,
});
