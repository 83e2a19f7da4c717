import { createHmac, pbkdf2, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { readWork, type Work } from '@mall/domain/account';
import { type CaptchaPort, type CaptchaPurpose, captchaLifeMs } from './captcha.ts';

const derive = promisify(pbkdf2);
const iterations = 5000;

/**
 * The embedded adapter: the browser looks for a number. The ticket is signed together with that number, with scope and source, so nothing
 * is kept until somebody has worked, and looking at a proof costs no more than one HMAC.
 * @param secret the same in every process of the API
 * @param tries how many numbers the lightest work has; a try takes a browser somewhat less than a millisecond
 */
export function proofOfWork(secret: () => Promise<Buffer>, tries: number): CaptchaPort {
  const sign = async (work: string, number: string, { scope, source }: CaptchaPurpose) =>
    createHmac('sha256', await secret())
      .update([work, number, scope, source].join('\n'))
      .digest();
  return {
    async task(level, purpose) {
      const most = tries * 2 ** (level - 1);
      const number = String(1 + randomInt(most));
      const salt = randomBytes(16);
      const target = (await derive(number, salt, iterations, 32, 'sha256')).toString('hex');
      const work: Work = { salt: salt.toString('hex'), target, most, iterations, level, expiresAt: Date.now() + captchaLifeMs };
      const text = Buffer.from(JSON.stringify(work)).toString('base64url');
      return { kind: 'work', ticket: `${text}.${(await sign(text, number, purpose)).toString('base64url')}`, script: '' };
    },
    async check({ ticket, randomStr }, purpose) {
      const [text = '', signature = ''] = ticket.split('.');
      const right = await sign(text, randomStr, purpose);
      const given = Buffer.from(signature, 'base64url');
      if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
      const { salt, level, expiresAt } = readWork(ticket);
      return expiresAt > Date.now() ? { id: salt, level, expiresAt: new Date(expiresAt) } : undefined;
    },
  };
}
