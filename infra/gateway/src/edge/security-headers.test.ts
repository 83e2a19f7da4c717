import { expect, test } from '@jest/globals';
import { readSettings } from '../settings.ts';
import { contentSecurityPolicy } from './security-headers.ts';

test('an outside captcha may show its frame and ask its own server, and nothing else may come from there', () => {
  const { captchaOrigins } = readSettings({
    CAPTCHA_ORIGINS: "https://captcha.example https://*.captcha.example 'unsafe-inline' http://plain",
  });
  expect(captchaOrigins).toEqual(['https://captcha.example', 'https://*.captcha.example']);
  const policy = contentSecurityPolicy('n', [], captchaOrigins);
  expect(policy).toContain("frame-src 'self' https://captcha.example https://*.captcha.example;");
  expect(policy.match(/[\w-]+-src [^;]*captcha\.example/g)!.map((line) => line.split(' ')[0])).toEqual([
    'img-src',
    'connect-src',
    'frame-src',
  ]);
  expect(contentSecurityPolicy('n')).not.toContain('frame-src');
});
