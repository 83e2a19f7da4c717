import { frame, framesOf } from '../frames.ts';
import { pageReader } from './read-page.ts';

// Holds the models; reads one picture after the other from its input, and ends when that ends.

/** Of a picture that was prepared, in bytes. */
const pictureAtMost = 24 * 1024 * 1024;

const readPage = await pageReader();
for await (const jpg of framesOf(process.stdin, pictureAtMost)) {
  process.stdout.write(frame(Buffer.from(JSON.stringify(await readPage(jpg)))));
}
process.exit();
