import { expect, test } from '@jest/globals';
import { limitWords } from './index.ts';

const limit = { limitNumber: 10, leftPurchaseQuantity: 4, isOverSold: false, isOverJoinCount: false, isAllowOverLimit: false };

test('a limit speaks only when it is exceeded, and says what beyond it means', () => {
  expect([limitWords(null, 99, '个'), limitWords(limit, 4, '个'), limitWords({ ...limit, limitNumber: 0 }, 5, '个')]).toEqual(['', '', '']);
  expect(limitWords(limit, 5, '个')).toBe('限购10个，不可超量');
  expect(limitWords({ ...limit, isAllowOverLimit: true }, 5, '盒')).toBe('限购10盒，超出恢复原价');
  expect(limitWords({ ...limit, isOverJoinCount: true }, 5, '个')).toBe('限购活动您已买过');
  expect(limitWords({ ...limit, isOverSold: true, isOverJoinCount: true }, 5, '个')).toBe('来晚了，限购数量已抢完');
});
