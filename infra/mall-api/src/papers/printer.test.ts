import { afterAll, expect, test } from '@jest/globals';
import { paperPrinter } from './printer.ts';

const printer = paperPrinter();
afterAll(() => printer.end());
const sheet = { name: '订单', facts: [], headers: ['商品'], rows: [['螺钉']], sums: [] };

test('whoever ends the printer keeps nobody from the next paper, and the one that was under way is asked for again', async () => {
  await printer.xlsx(sheet);
  for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
    const pid = printer.pid()!;
    // It stands still, so that the paper is under way however slow whoever ends it is.
    process.kill(pid, 'SIGSTOP');
    const underWay = printer.xlsx(sheet);
    process.kill(pid, signal);
    process.kill(pid, 'SIGCONT');
    await expect(underWay).rejects.toMatchObject({ code: 'OVERLOAD' });
    expect((await printer.xlsx(sheet)).length).toBeGreaterThan(1000);
  }
});
