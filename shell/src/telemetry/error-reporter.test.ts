/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { areaStates, noteArea } from '../platform/area-states.ts';
import { report, reportFor } from './error-reporter.ts';

const fetched = jest.fn<typeof fetch>();
const errorAt = (message: string, stack: string) => Object.assign(new Error(message), { stack });
const bodyOf = (call: number) => JSON.parse(fetched.mock.calls[call]![1]!.body as string) as Record<string, string>;

beforeEach(() => {
  fetched.mockReset().mockResolvedValue({} as Response);
  globalThis.fetch = fetched;
  document.documentElement.dataset.snapshot = 'snap1';
  reportFor([{ name: 'mf-search', version: 'f1' }]);
});

test('a report has its six fields and names snapshot, area and version of the faulty script', () => {
  report(errorAt('boom', 'at x (https://mall/assets/mf-search/f1/screen-results.js:1:99)'), 'window');
  expect(fetched.mock.calls[0]![0]).toBe('/api/common/SendMallErrorToITGroupForFront');
  const body = bodyOf(0);
  expect(Object.keys(body)).toEqual(['requestPath', 'errorInfo', 'errorMessage', 'errorStack', 'componentName', 'windowsHref']);
  expect(JSON.parse(body.errorInfo!)).toEqual({ snapshot: 'snap1', area: 'mf-search', version: 'f1' });
});

test('the two harmless messages are not reported', () => {
  report(new Error("Cannot read properties of undefined (reading 'matched')"));
  report(new Error('x is not a Promise'));
  expect(fetched).not.toHaveBeenCalled();
});

test('the same error is sent once and counted each time', () => {
  noteArea('mf-search', { version: 'f1', state: 'mounted' });
  const stack = 'at /assets/mf-search/f1/main.js:1:1';
  const errors = () => areaStates.get()['mf-search']!.errors;
  const before = errors();
  for (let time = 0; time < 3; time += 1) report(errorAt('again', stack), 'promise');
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(errors()).toBe(before + 3);
});

test('errors that differ by a number only are one report', () => {
  for (let one = 0; one < 30; one += 1) report(errorAt(`line ${one} is broken`, 'at /assets/mf-search/f1/main.js:1:1'), 'window');
  expect(fetched).toHaveBeenCalledTimes(1);
});
