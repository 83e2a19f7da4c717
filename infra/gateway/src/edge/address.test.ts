import { expect, test } from '@jest/globals';
import { passableUrl } from './address.ts';

test.each([
  ['/api/x?keyword=100%', '/api/x?keyword=100%25'],
  ['/api/x?keyword=50%%E4%B8%AD', '/api/x?keyword=50%25%E4%B8%AD'],
  ['/api/x?keyword=%zz', '/api/x?keyword=%25zz'],
  ['/api/x?keyword=%E4%B8%AD', '/api/x?keyword=%E4%B8%AD'],
  ['/api/%c0%af', undefined],
])('%s is passed on as %s', (given, passed) => expect(passableUrl(given)).toBe(passed));
