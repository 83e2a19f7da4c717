import { createHash } from 'node:crypto';
import { type CaptchaPort, captchaLifeMs } from './captcha.ts';

/** Settings from the environment: CAPTCHA_URL, CAPTCHA_SECRET, CAPTCHA_APP_ID, CAPTCHA_SCRIPT. */
export interface CaptchaServiceSettings {
  /** Where proofs are posted to as { appId, ticket, randomStr, ip }; it answers { valid }. */
  url: string;
  /** The bearer of those posts. */
  secret: string;
  /** What the service knows the mall by. */
  appId: string;
  /** Address of the script that shows the service's dialog. */
  script: string;
}

/** Whoever the service takes for a person is one, however hard a captcha should be. */
const hardest = 7;
const limitMs = 5000;

/** The real adapter: ticket and random string come from an outside service's dialog, and the service is asked whether they are right. */
export const captchaService = ({ url, secret, appId, script }: CaptchaServiceSettings, send: typeof fetch = fetch): CaptchaPort => ({
  task: async () => ({ kind: 'service', ticket: appId, script }),
  async check({ ticket, randomStr }, { source, scope }) {
    const response = await send(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
      body: JSON.stringify({ appId, ticket, randomStr, ip: source, scope }),
      signal: AbortSignal.timeout(limitMs),
    });
    if (!response.ok) throw new Error(`the captcha service answered ${response.status}`);
    const { valid } = (await response.json()) as { valid?: boolean };
    if (valid !== true) return undefined;
    return { id: createHash('sha256').update(ticket).digest('hex'), level: hardest, expiresAt: new Date(Date.now() + captchaLifeMs) };
  },
});
