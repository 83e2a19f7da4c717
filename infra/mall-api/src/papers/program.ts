import { setPriority } from 'node:os';
import type { PaperAnswer, PaperOrder } from './paper.ts';

// Pages go before papers.
setPriority(5);
process.on('disconnect', () => process.exit());

async function print(order: PaperOrder): Promise<PaperAnswer> {
  if (order.what === 'xlsx') return { file: (await import('./sheet-of.ts')).sheetOf(order.sheet) };
  if (order.what === 'invoice') return { file: await (await import('./invoice-pdf.ts')).invoicePdfOf(order.invoice) };
  return { file: await (await import('./pdf-of.ts')).pdfOf(order.paper) };
}

process.on('message', (order: PaperOrder) => {
  print(order)
    .catch((error: unknown) => ({ failure: error instanceof Error ? error.message : String(error) }))
    .then((answer) => process.send?.(answer));
});
