import { useCaptcha } from '@mall/mall-parts/account/phone-code';
import { usePlatform } from '@mall/mf-kit';
import { useRef } from 'react';

/**
 * The application that files and fields belong to: begun with the first thing that is sent, behind a captcha nobody has to click (rule supplier 2).
 * @param known the pass of the address @param onBegun told the new one
 */
export function useApplication(known: string, onBegun: (pass: string) => void) {
  const platform = usePlatform();
  const captcha = useCaptcha(platform, 'apply');
  const begun = useRef<Promise<string>>(undefined);
  async function begin(): Promise<string> {
    const { pass } = await captcha.run('', (proof) => platform.sdk.supplier.beginSupplierApply(proof));
    onBegun(pass);
    return pass;
  }
  return {
    captcha,
    /** @throws what beginning was refused with; the next one tries again */
    pass: (): Promise<string> => {
      if (known) return Promise.resolve(known);
      begun.current ??= begin().catch((error: unknown) => {
        begun.current = undefined;
        throw error;
      });
      return begun.current;
    },
  };
}
