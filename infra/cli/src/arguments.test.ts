import { expect, test } from '@jest/globals';
import { readArguments } from './arguments.ts';
import { Fault } from './fault.ts';

test('options win over the environment, which wins over the mall on this machine', () => {
  expect(readArguments(['status'], {})).toMatchObject({ command: 'status', gateway: 'http://localhost:8080', token: undefined });
  const env = { MALL_GATEWAY: 'https://mall.example.com/', MALL_TOKEN: 'a' };
  expect(readArguments(['status'], env)).toMatchObject({ gateway: 'https://mall.example.com', token: 'a' });
  expect(readArguments(['promote', 'mf-a', '--token', 'b', '--canary', '10', '--no-smoke'], env)).toMatchObject({
    operands: ['mf-a'],
    token: 'b',
    canary: 10,
    smoke: false,
    build: true,
  });
});

test.each([
  [['promote', 'mf-a', '--canary', '100']],
  [['promote', '--canary', 'half']],
  [['status', '--everything']],
  [['status', '--gateway', 'mall']],
])('%j is wrong usage', (args) => {
  const attempt = () => readArguments(args, {});
  expect(attempt).toThrow(Fault);
  expect(attempt).toThrow(/canary|everything|gateway/);
});
