import { expect, test } from '@jest/globals';
import type { ChatEvent } from '@mall/api-contract/assistant';
import { withFirstWords } from './first-words.ts';
import { says } from './mind/turn.ts';

const all = async (events: AsyncIterable<ChatEvent>) => {
  const told: ChatEvent[] = [];
  for await (const event of events) told.push(event);
  return told;
};

test('an answer that is slow to begin begins with a line at once, and goes on as it is', async () => {
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  async function* slow() {
    await begun;
    yield says('找到1款。');
  }
  const heard = withFirstWords(slow(), 0);
  expect((await heard.next()).value).toEqual(says('我查一下。'));
  begin();
  expect(await all(heard)).toEqual([says('找到1款。')]);
});

test('one that begins at once is left alone, and one that is left is ended', async () => {
  let isEnded = false;
  async function* quick() {
    try {
      yield says('您好');
      yield says('，');
    } finally {
      isEnded = true;
    }
  }
  expect(await all(withFirstWords(quick(), 60_000))).toEqual([says('您好'), says('，')]);
  isEnded = false;
  for await (const _ of withFirstWords(quick(), 60_000)) break;
  expect(isEnded).toBe(true);
});
