import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { Refused, scannedPagesAtMost, textPagesAtMost } from '../refusals.ts';
import type { PreparedPage } from './page.ts';
import { pdfText } from './pdf-text.ts';
import { asJpg, longestSide } from './upright.ts';

/** Fewer signs than that are a page number or a stamp on a scan. */
const signsOfAText = 12;

/** The pages of a PDF: those that hold text as it stands there, the others drawn. @throws {Refused} PDF_PASSWORD, PDF_BROKEN */
export async function pdfPages(content: Buffer): Promise<{ pages: number; notes: string[]; each: () => AsyncGenerator<PreparedPage> }> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(content).catch((error: unknown) => {
    throw new Refused(/password|security/i.test(String(error)) ? 'PDF_PASSWORD' : 'PDF_BROKEN');
  });
  const count = document.getPageCount();
  if (count === 0) throw new Refused('PDF_BROKEN');
  const texts = Array.from({ length: Math.min(count, textPagesAtMost) }, (_, index) => pdfText(library, document.getPage(index)));
  let scanned = 0;
  const taken = texts.flatMap((text, index) => {
    const isText = text.signs >= signsOfAText;
    if (!isText) scanned += 1;
    return isText || scanned <= scannedPagesAtMost ? [{ index, page: isText ? text.page : undefined }] : [];
  });
  const notes = taken.length < count ? [`PDF 共 ${count} 页，只识别了其中 ${taken.length} 页，请把其余的页拆分后上传`] : [];
  return {
    pages: taken.length,
    notes,
    async *each() {
      for (const { index, page } of taken) {
        if (page) yield { page };
        else yield { jpg: await drawn(document.getPage(index)) };
      }
    },
  };
}

type Page = ReturnType<Awaited<ReturnType<PDFiumLibrary['loadDocument']>>['getPage']>;

async function drawn(page: Page): Promise<Uint8Array> {
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = longestSide / Math.max(originalWidth, originalHeight, 1);
  const { data, width, height } = await page.render({
    ...{ width: Math.max(1, Math.round(originalWidth * scale)), height: Math.max(1, Math.round(originalHeight * scale)) },
    colorSpace: 'Gray',
    render: 'bitmap',
  });
  return asJpg(sharp(data, { raw: { width, height, channels: 1 } }));
}
