import { setPriority } from 'node:os';
import { dataSheetPdf } from '../data-sheet/data-sheet.ts';
import type { Answer, Order } from './orders.ts';

// Pages go before drawings.
setPriority(10);
process.on('disconnect', () => process.exit());

let kernel: Promise<typeof import('../kernel/make-model.ts')> | undefined;
/** The kernel is loaded with the first model that is asked for: a data sheet needs none. */
const startKernel = async () => {
  const { startOpenCascade } = await import('../kernel/opencascade.ts');
  await startOpenCascade();
  return import('../kernel/make-model.ts');
};

async function fill(order: Order): Promise<Omit<Answer, 'rss'>> {
  if (order.what === 'data-sheet') return { pdf: await dataSheetPdf(order.sheet) };
  kernel ??= startKernel();
  return { model: await (await kernel).makeModel(order.family, order.params) };
}

process.on('message', (order: Order) => {
  fill(order)
    // The kernel throws numbers: addresses of exceptions in its own memory.
    .catch((error: unknown) => ({ failure: error instanceof Error ? error.message : `kernel ${String(error)}` }))
    .then((answer) => process.send?.({ ...answer, rss: process.memoryUsage().rss }));
});
