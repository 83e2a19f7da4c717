import { expect, test } from '@jest/globals';
import { exitCodes, Fault } from './fault.ts';
import { bytesText, faultText, secondsText, table } from './screen.ts';

test('columns stand under one another, Chinese letters counting twice', () => {
  expect(
    table(
      ['WHO', 'WHY'],
      [
        ['张三', 'a'],
        ['Li', '慢'],
      ],
    ),
  ).toBe('WHO   WHY\n张三  a\nLi    慢');
});

test('a refusal names the cause, both sides and what to do', () => {
  const refusals = [{ rule: 'routes', message: '路由 /a 已有主人', ours: 'mf-a：/a', theirs: 'mf-b：/a', fix: '换一个地址' }];
  const text = faultText(new Fault(exitCodes.refused, 'GATE_REFUSED', 'no', '', { refusals }));
  expect(text).toBe('1. [routes] 路由 /a 已有主人\n   我方：mf-a：/a\n   对方：mf-b：/a\n   处理：换一个地址');
});

test('sizes and times are said as people say them', () => {
  expect([bytesText(487_000), bytesText(8_500_000), secondsText(415), secondsText(20_300)]).toEqual([
    '487 kB',
    '8.5 MB',
    '415 ms',
    '20.3 s',
  ]);
});
