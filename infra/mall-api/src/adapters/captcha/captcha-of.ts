import type { Database } from '../../database/database.ts';
import type { Settings } from '../../settings.ts';
import type { CaptchaPort } from './captcha.ts';
import { captchaSecretRepository } from './captcha-secret.repository.ts';
import { captchaService } from './captcha-service.ts';
import { proofOfWork } from './proof-of-work.ts';

/** The captcha that the settings choose. The key of the work is read once, when it is first needed. */
export function captchaOf(db: Database, { captcha, captchaTries }: Pick<Settings, 'captcha' | 'captchaTries'>): CaptchaPort {
  if (captcha) return captchaService(captcha);
  let secret: Promise<Buffer> | undefined;
  const read = () => {
    secret ??= captchaSecretRepository(db)
      .get()
      .catch((error: unknown) => {
        secret = undefined;
        throw error;
      });
    return secret;
  };
  return proofOfWork(read, captchaTries);
}
