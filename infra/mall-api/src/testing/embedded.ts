import { installationKey } from '../installation-key.ts';

/** `MALL_KEY` of tests, and what is made of it. */
export const testingKey = 'the key of a test';
export const testingInstallationKey = installationKey({ key: testingKey, dataFolder: '' });

/** The environment of most tests: the outside world embedded, and its console open, because buyers of tests come from many addresses; a captcha is solved at once. */
export const embedded = { MALL_ADAPTERS: 'embedded', MALL_CONSOLE: 'open', MALL_CAPTCHA_TRIES: '2' } as const;
