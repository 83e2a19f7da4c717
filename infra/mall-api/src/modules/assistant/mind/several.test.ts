import { expect, test } from '@jest/globals';
import type { AssistantTools } from '../toolbox.ts';
import { severalThings } from './several.ts';

const things = ['轴承座', '轴承', '钻头', '丝锥', '平垫', '螺母', '手套'];
const tools = {
  understand: async (keyword: string) => {
    const noun = things.find((one) => keyword.includes(one));
    return {
      total: noun ? 5 : 0,
      isPerfect: noun !== undefined,
      relaxed: [],
      understood: [{ kind: noun ? 'noun' : 'unknown', text: noun ?? keyword, shown: '' }],
    };
  },
} as unknown as AssistantTools;

test.each([
  ['轴承座UCP206有吗，另外再要个6206轴承', ['轴承座UCP206有吗', '6206轴承']],
  ['手套有没有，顺便看看螺母', ['手套有没有', '螺母']],
  ['钻头和丝锥各来5支', ['钻头 来5支', '丝锥 来5支']],
  ['螺母100个，平垫200个', ['螺母100个', '平垫200个']],
  ['两吨的来一台 三吨的来两台', ['两吨的来一台', '三吨的来两台']],
  ['轴承座 4个 手套 10双', ['轴承座 4个', '手套 10双']],
])('%s', async (text, parts) => expect(await severalThings(tools, text)).toEqual(parts));

test('one thing with its wishes, places and comparisons are no several things', async () => {
  for (const text of [
    '轴承，要防尘的',
    '第一个2台，第二个1台',
    '钻头和丝锥哪个好',
    '轴承再来20个',
    '螺母加10个，不，20个',
    '和上面那个有什么区别',
  ])
    expect([text, await severalThings(tools, text)]).toEqual([text, []]);
});
