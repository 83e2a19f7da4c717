import { frame } from '../frames.ts';
import { Refused } from '../refusals.ts';
import type { Announcement, PreparedPage } from './page.ts';
import { pdfPages } from './pdf-pages.ts';
import { sniff } from './sniff.ts';
import { upright } from './upright.ts';

// Makes pages of one file that it reads from its input, and ends: whatever the file does, only this process has it.

async function input(): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const write = (bytes: Uint8Array) => new Promise<void>((done) => process.stdout.write(frame(bytes), () => done()));
const tell = (announcement: Announcement) => write(Buffer.from(JSON.stringify(announcement)));
/** A page begins with what it is: text that is known, or a picture. */
const send = (prepared: PreparedPage) =>
  'page' in prepared
    ? write(Buffer.concat([Buffer.from('t'), Buffer.from(JSON.stringify(prepared.page))]))
    : write(Buffer.concat([Buffer.from('p'), prepared.jpg]));

try {
  const content = await input();
  if (sniff(content) === 'pdf') {
    const { pages, notes, each } = await pdfPages(content);
    await tell({ pages, notes });
    for await (const page of each()) await send(page);
  } else {
    const jpg = await upright(content);
    await tell({ pages: 1, notes: [] });
    await send({ jpg });
  }
} catch (error) {
  await tell({ refused: error instanceof Refused ? error.reason : 'BROKEN' });
}
process.exit();
