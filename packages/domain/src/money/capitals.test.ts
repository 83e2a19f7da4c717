import { expect, test } from '@jest/globals';
import { capitals, yuan } from './index.ts';

test.each([
  [0, '零元整'],
  [5, '伍分'],
  [10, '壹角整'],
  [105, '壹元零伍分'],
  [110, '壹元壹角整'],
  [yuan(10), '壹拾元整'],
  [yuan(1005), '壹仟零伍元整'],
  [yuan('1234.56'), '壹仟贰佰叁拾肆元伍角陆分'],
  [yuan(10_000), '壹万元整'],
  [yuan(100_001), '壹拾万零壹元整'],
  [yuan(10_050_000), '壹仟零伍万元整'],
  [yuan(100_000_005), '壹亿零伍元整'],
  [yuan('120030400.07'), '壹亿贰仟零叁万零肆佰元零柒分'],
  [-yuan(3), '负叁元整'],
])('%i fen are written %s', (amount, text) => expect(capitals(amount)).toBe(text));
