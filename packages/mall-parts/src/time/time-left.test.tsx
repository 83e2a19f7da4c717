/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, renderPage, screen } from '@mall/testing';
import { clockText } from './clock-text.ts';
import { useTimeLeft } from './use-time-left.ts';

afterEach(() => void jest.useRealTimers());

function Left({ until, onEnd }: { until: string; onEnd: () => void }) {
  return <p role="timer">{clockText(useTimeLeft(Date.parse(until), { onEnd })) || '已结束'}</p>;
}

test('the time left stands at once, counts down, and says once that it is over', () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-20T00:00:00Z') });
  const onEnd = jest.fn();
  renderPage(<Left until="2026-11-23T00:00:00Z" onEnd={onEnd} />);
  expect(screen.getByRole('timer')).toHaveTextContent('72:00:00');
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByRole('timer')).toHaveTextContent('71:59:59');
  // A tab that slept wakes up right.
  act(() => {
    jest.setSystemTime(Date.parse('2026-11-23T00:00:01Z'));
    jest.advanceTimersByTime(5000);
  });
  expect(screen.getByRole('timer')).toHaveTextContent('已结束');
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('where there is no instant nothing is left, and nothing ends', () => {
  const onEnd = jest.fn();
  renderPage(<Left until="" onEnd={onEnd} />);
  expect(screen.getByRole('timer')).toHaveTextContent('已结束');
  expect(onEnd).not.toHaveBeenCalled();
});
