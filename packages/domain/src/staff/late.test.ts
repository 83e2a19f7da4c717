import { expect, test } from '@jest/globals';
import { isLate } from './late.ts';

const now = Date.parse('2026-11-20T12:00:00Z');

test.each([
  ['toShip', '2026-11-19T12:00:00Z', false],
  ['toShip', '2026-11-19T11:59:59Z', true],
  ['onTheWay', '2026-11-19T11:59:59Z', false],
  ['creditApplications', '2026-11-18T11:00:00Z', true],
] as const)('in the queue %s what waits since %s is late: %s', (queue, since, late) => expect(isLate(queue, since, now)).toBe(late));

test('an empty queue is never late', () => expect(isLate('refunds', null, now)).toBe(false));
