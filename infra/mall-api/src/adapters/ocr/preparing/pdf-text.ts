import type { PDFiumLibrary } from '@hyzyla/pdfium';
import type { OcrBox, OcrLine, OcrPage } from '../ocr.ts';

/** What of the library its types don't tell: its functions as they are in C (fpdf_text.h), and its memory. */
interface Native {
  _FPDFText_LoadPage(page: number): number;
  _FPDFText_ClosePage(text: number): void;
  _FPDFText_CountChars(text: number): number;
  _FPDFText_GetUnicode(text: number, index: number): number;
  _FPDFText_HasUnicodeMapError(text: number, index: number): number;
  _FPDFText_GetLooseCharBox(text: number, index: number, rect: number): number;
  _FPDF_GetPageHeightF(page: number): number;
  _FPDF_GetPageWidthF(page: number): number;
  wasmExports: { malloc(size: number): number; free(at: number): void };
  HEAPU8: Uint8Array;
}

interface Sign {
  sign: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** A blank stands before it. */
  isAfterBlank: boolean;
}

/** Pixels a point: as large as a scan of the page would be. */
const scale = 2;
const signsAtMost = 60_000;
/** A gap parts words from this share of a line's height, lines from the second. */
const [wordGap, lineGap] = [0.1, 6];

/** The text that a page of a PDF holds, with its places. @returns how many of its signs are known, too */
export function pdfText(library: PDFiumLibrary, page: object): { signs: number; page: OcrPage } {
  const native = (library as unknown as { module: Native }).module;
  const at = (page as { pageIdx: number }).pageIdx;
  const [width, height] = [native._FPDF_GetPageWidthF(at), native._FPDF_GetPageHeightF(at)];
  const signs = signsOf(native, at, height);
  const lines = linesOf(signs).map(lineOf);
  return { signs: signs.length, page: { width: Math.round(width * scale), height: Math.round(height * scale), lines } };
}

function signsOf(native: Native, page: number, pageHeight: number): Sign[] {
  const text = native._FPDFText_LoadPage(page);
  if (!text) return [];
  const rect = native.wasmExports.malloc(16);
  const signs: Sign[] = [];
  let isAfterBlank = false;
  try {
    const count = Math.min(native._FPDFText_CountChars(text), signsAtMost);
    for (let index = 0; index < count; index += 1) {
      // A hyphen at the end of a line is told as 2.
      const told = native._FPDFText_GetUnicode(text, index);
      const code = told === 2 ? 45 : told;
      if (code <= 32 || code === 160) isAfterBlank = true;
      const isKnown =
        code > 32 && code !== 160 && code !== 0xfffd && code <= 0x10ffff && native._FPDFText_HasUnicodeMapError(text, index) !== 1;
      if (!isKnown || !native._FPDFText_GetLooseCharBox(text, index, rect)) continue;
      // FS_RECTF: left, top, right, bottom, from the page's lower left corner.
      const [left, top, right, bottom] = new Float32Array(native.HEAPU8.buffer.slice(rect, rect + 16));
      signs.push({
        ...{ sign: String.fromCodePoint(code), isAfterBlank },
        ...{ left: left! * scale, right: right! * scale },
        ...{ top: (pageHeight - top!) * scale, bottom: (pageHeight - bottom!) * scale },
      });
      isAfterBlank = false;
    }
  } finally {
    native.wasmExports.free(rect);
    native._FPDFText_ClosePage(text);
  }
  return signs;
}

const heightOf = ({ top, bottom }: Sign) => Math.max(1, bottom - top);

/** Signs that follow each other on one level. */
function linesOf(signs: readonly Sign[]): Sign[][] {
  const lines: Sign[][] = [];
  for (const sign of signs) {
    const last = lines.at(-1)?.at(-1);
    const isNext =
      last !== undefined &&
      Math.abs((sign.top + sign.bottom) / 2 - (last.top + last.bottom) / 2) < heightOf(last) * 0.4 &&
      sign.left > last.left &&
      sign.left - last.right < heightOf(last) * lineGap;
    if (isNext) lines.at(-1)!.push(sign);
    else lines.push([sign]);
  }
  return lines;
}

function lineOf(signs: readonly Sign[]): OcrLine {
  const words: Sign[][] = [];
  for (const sign of signs) {
    const last = words.at(-1)?.at(-1);
    if (last && !sign.isAfterBlank && sign.left - last.right < heightOf(last) * wordGap) words.at(-1)!.push(sign);
    else words.push([sign]);
  }
  const told = words.map((word) => ({ text: word.map(({ sign }) => sign).join(''), score: 1, box: boxAround(word) }));
  return { text: told.map(({ text }) => text).join(' '), score: 1, box: boxAround(signs), words: told };
}

function boxAround(signs: readonly Sign[]): OcrBox {
  const [left, right] = [Math.min(...signs.map((one) => one.left)), Math.max(...signs.map((one) => one.right))];
  const [top, bottom] = [Math.min(...signs.map((one) => one.top)), Math.max(...signs.map((one) => one.bottom))];
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}
