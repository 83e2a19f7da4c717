import { expect, test } from '@jest/globals';
import { readMood } from './mood.ts';

/** Only a clear word to do it may put a card before a buyer (rule assistant 20). */
test.each([
  ['request', '第一个加50个到购物车'],
  ['request', '帮我询价'],
  ['request', '能不能帮我加20个'],
  ['request', '麻烦取消上一单可以吗'],
  ['request', '上次买的那个再来20个'],
  ['request', '之前买过的，再来50个'],
  ['request', '第一个的话加5个'],
  ['request', '那单不要了'],
  ['request', '刚才加的那个再来20个'],
  ['question', '第一个多少钱'],
  ['question', '买10个有折扣吗'],
  ['question', '加到购物车后能保留多久'],
  ['question', '下单以后多久发货'],
  ['question', '怎么取消订单'],
  ['question', '要不要买第二个?'],
  ['refusal', '先别加购物车'],
  ['refusal', '不用下单'],
  ['refusal', '第二个不要了'],
  ['refusal', '就问问'],
  ['refusal', '订单先别取消'],
  ['condition', '如果有货就加20个'],
  ['condition', '明天能到的话就买10个'],
  ['condition', '等领导批了再下单'],
  ['condition', '满足什么条件才能退'],
  ['report', '老板说买50个'],
  ['report', '张工让我订10个'],
  ['report', '客户想要20个'],
  ['past', '昨天买了10个'],
  ['past', '我已经下单了'],
  ['past', '刚才加了20个'],
  ['past', '怎么给我加了两个到购物车里'],
])('%s: %s', (mood, text) => expect(readMood(text).mood).toBe(mood));

test('what is refused or corrected goes, what is asked for stays', () => {
  expect(readMood('不用加购物车，收藏第一个')).toEqual({ said: '收藏第一个', mood: 'request' });
  expect(readMood('不用加购物车 收藏第一个')).toEqual({ said: '收藏第一个', mood: 'request' });
  expect(readMood('加10个，不对，20个').said).toBe('加20个');
  expect(readMood('不是第一个，是第二个加5个').said).toBe('第二个加5个');
});

test('words that only begin like an act are none', () => {
  expect(readMood('不要求防水').mood).not.toBe('refusal');
  expect(readMood('不加长的扳手').mood).not.toBe('refusal');
});
