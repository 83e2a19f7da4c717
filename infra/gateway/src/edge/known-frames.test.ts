import { expect, test } from '@jest/globals';
import { createKnownFrames } from './known-frames.ts';
import type { RenderAnswer, RenderedFrame } from './render-task.ts';

const part = { html: '', styles: '' };
const aFrame = (id: string): RenderedFrame => ({
  id,
  frame: { header: { html: `页头 ${id}`, styles: '' }, aside: part, footer: part },
  frameData: '{}',
  failed: ['TIMEOUT'],
  globalCss: '',
  laterCss: '',
});
const answer = (frameId: string, frame?: RenderedFrame): RenderAnswer => ({
  frameId,
  frame,
  screen: undefined,
  screenData: '{}',
  failed: ['NETWORK'],
  fault: undefined,
});

test('a frame travels once, and is around every page that names it', () => {
  const frames = createKnownFrames();
  const first = frames.forTask();
  expect(first.ids).toEqual([]);
  expect(first.whole(answer('a', aFrame('a'))).frame.header.html).toBe('页头 a');
  const second = frames.forTask();
  expect(second.ids).toEqual(['a']);
  expect(second.whole(answer('a'))).toMatchObject({ frame: { header: { html: '页头 a' } }, failed: ['TIMEOUT', 'NETWORK'] });
});

test('a page under way keeps its frame, however many others come meanwhile', () => {
  const frames = createKnownFrames();
  frames.forTask().whole(answer('a', aFrame('a')));
  const slow = frames.forTask();
  for (let at = 0; at < 100; at += 1) frames.forTask().whole(answer(`b${at}`, aFrame(`b${at}`)));
  expect(frames.forTask().ids).not.toContain('a');
  expect(slow.whole(answer('a')).frame.header.html).toBe('页头 a');
});
