import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** For tests: what a PDF says, without spaces, and on how many pages. */
export async function textOfPdf(data: Uint8Array): Promise<{ pages: number; text: string }> {
  const document = await getDocument({ data, verbosity: 0 }).promise;
  const pages = await Promise.all(Array.from({ length: document.numPages }, (_, at) => document.getPage(at + 1)));
  const contents = await Promise.all(pages.map((page) => page.getTextContent()));
  const text = contents
    .flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : '')))
    .join('')
    .replaceAll(/[\s\u200b]/g, '');
  return { pages: document.numPages, text };
}
