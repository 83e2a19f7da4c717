import { expect, test } from '@jest/globals';
import { cookiesWork } from './cookies-work.ts';

test('a browser that keeps what it is given can be used; one that keeps nothing, or throws, is noticed', () => {
  const jar: string[] = [];
  const keeping = {
    get cookie() {
      return jar.join('; ');
    },
    set cookie(text: string) {
      jar.push(text.split(';')[0]!);
    },
  };
  const throwing = {
    get cookie(): string {
      throw new Error('insecure');
    },
    set cookie(_: string) {},
  };
  expect([keeping, { cookie: '' }, throwing].map((page) => cookiesWork(page))).toEqual([true, true, false]);
  const blocking = {
    get cookie() {
      return '';
    },
    set cookie(_: string) {},
  };
  expect(cookiesWork(blocking)).toBe(false);
});
