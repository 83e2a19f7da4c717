/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderPage } from '@mall/testing';
import { useWorkingTime } from './use-working-time.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());
const Sheet = () => {
  useWorkingTime(9);
  return null;
};

test('the time of work is told every minute, and the rest of it when the page is left (rule inquiry 62)', () => {
  const saveStatisticsDataByTimespan = jest.fn(async (_: object) => ({ workingSeconds: 60 }));
  const { unmount } = renderPage(<Sheet />, { answers: { inquiry: { saveStatisticsDataByTimespan } }, path: '/' });
  act(() => void jest.advanceTimersByTime(60_000));
  expect(saveStatisticsDataByTimespan.mock.calls.map(([input]) => input)).toEqual([{ inquiryId: 9, seconds: 60 }]);
  act(() => void jest.advanceTimersByTime(20_000));
  unmount();
  expect(saveStatisticsDataByTimespan.mock.calls[1]![0]).toEqual({ inquiryId: 9, seconds: 20 });
});

test('a glance is no work', () => {
  const saveStatisticsDataByTimespan = jest.fn(async (_: object) => ({ workingSeconds: 0 }));
  const { unmount } = renderPage(<Sheet />, { answers: { inquiry: { saveStatisticsDataByTimespan } }, path: '/' });
  act(() => void jest.advanceTimersByTime(2000));
  unmount();
  expect(saveStatisticsDataByTimespan).not.toHaveBeenCalled();
});
