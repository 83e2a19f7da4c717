import type { Database } from '../../database/database.ts';
import type { Settings } from '../../settings.ts';
import type { CaptchaPort, CaptchaPurpose } from './captcha.ts';
import { captchaSecretRepository } from './captcha-secret.repository.ts';
import { captchaService } from './captcha-service.ts';
import { proofOfWork } from './proof-of-work.ts';

/**
 * The captcha that the settings choose; staff work whatever it is, because their pages show nothing from outside. The key of the work is read once,
 * when it is first needed.
 */
export function captchaOf(db: Database, { captcha, captchaTries }: Pick<Settings, 'captcha' | 'captchaTries'>): CaptchaPort {
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
  const work = proofOfWork(read, captchaTries);
  if (!captcha) return work;
  const service = captchaService(captcha);
  const portOf = ({ scope }: CaptchaPurpose) => (scope === 'staff' ? work : service);
  return {
    task: (level, purpose) => portOf(purpose).task(level, purpose),
    check: (proof, purpose) => portOf(purpose).check(proof, purpose),
  };
}
