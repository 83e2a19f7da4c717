/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { wayBack } from './authorize-page.tsx';

test('a code goes back to the address that asked, and to no other site', () => {
  const here = location.origin;
  expect(wayBack(`${here}/p/M8X30?t=1#prices`, 'state-of-the-page', 'the code&')).toBe(
    `${here}/p/M8X30?t=1&code=the+code%26&state=state-of-the-page#prices`,
  );
  for (const hostile of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])
    expect(wayBack(hostile, 's', 'c')).toBeUndefined();
});
