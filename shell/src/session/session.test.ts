import { expect, test } from '@jest/globals';
import { startingSession } from './session.ts';

const info = encodeURIComponent(
  JSON.stringify({ kpId: 7, customerName: '上海启衡机械有限公司', contactName: '王敏', isManager: true, signedIn: false, junk: 1 }),
);

test('a page starts with who was here last, unconfirmed', () => {
  expect(startingSession(`region=1; uuid=7; info=${info}`).get()).toMatchObject({
    signedIn: true,
    validated: false,
    kpId: 7,
    contactName: '王敏',
    isManager: true,
  });
});

test('a cookie of somebody else, broken or missing, names nobody', () => {
  expect(startingSession(`uuid=8; info=${info}`).get()).toMatchObject({ signedIn: true, kpId: 8, contactName: '', isManager: false });
  expect(startingSession('uuid=7; info=%7Bbroken').get()).toMatchObject({ signedIn: true, kpId: 7, customerName: '' });
  for (const cookies of ['', 'uuid=', 'uuid=abc', `info=${info}`]) expect(startingSession(cookies).get().signedIn).toBe(false);
});
