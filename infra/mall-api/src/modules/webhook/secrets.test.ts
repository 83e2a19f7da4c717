import { createHmac, randomBytes } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { retryPause } from './retry-pause.ts';
import { newSecret, sealedSecrets, signatures } from './signature.ts';

test('signatures are those of Standard Webhooks (rule webhook 6)', () => {
  // The example of its reference implementation.
  const [secret, id, timestamp] = ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'msg_p5jXN8AQM9LWM0D4loKWxJek', 1614265330];
  expect(signatures([secret], id, timestamp, '{"test": 2432232314}')).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  const two = [newSecret(), newSecret()];
  const expected = two.map((one) =>
    createHmac('sha256', Buffer.from(one.slice(6), 'base64'))
      .update('evt.1.{}')
      .digest('base64'),
  );
  expect(signatures(two, 'evt', 1, '{}')).toBe(expected.map((one) => `v1,${one}`).join(' '));
});

test('a secret is sealed under the installation’s key, and opened under no other', () => {
  const [key, secret] = [randomBytes(32), newSecret()];
  const sealed = sealedSecrets(key).seal(Buffer.from(secret), 'ep_1');
  expect(sealed.includes(Buffer.from(secret.slice(6, 20)))).toBe(false);
  expect(sealedSecrets(key).open(sealed, 'ep_1').toString()).toBe(secret);
  expect(() => sealedSecrets(randomBytes(32)).open(sealed, 'ep_1')).toThrow('MALL_KEY');
  expect(sealedSecrets(key).opens(sealed, 'ep_2')).toBe(false);
});

test('pauses grow up to six hours, and never fall together (rule webhook 8)', () => {
  const middle = Array.from({ length: 10 }, (_, index) => retryPause(index + 1, 0.5) / 1000);
  expect(middle).toEqual([5, 20, 80, 320, 1280, 5120, 20_480, 21_600, 21_600, 21_600]);
  expect([retryPause(1, 0), retryPause(1, 1)]).toEqual([4000, 6000]);
});
