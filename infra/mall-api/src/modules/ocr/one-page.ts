import type { OcrBox, OcrPage } from '../../adapters/ocr/ocr.ts';

const lower = (box: OcrBox, by: number) => box.map(([x, y]) => [x, y + by]) as OcrBox;

/** Pages of one document one below the other: both sides of a card, each on a page of a PDF. */
export function onePage(pages: readonly OcrPage[]): OcrPage {
  let height = 0;
  const lines = pages.flatMap((page) => {
    const above = height;
    height += page.height;
    return page.lines.map((line) => ({
      ...line,
      box: lower(line.box, above),
      words: line.words.map((word) => ({ ...word, box: lower(word.box, above) })),
    }));
  });
  return { width: Math.max(0, ...pages.map(({ width }) => width)), height, lines };
}
