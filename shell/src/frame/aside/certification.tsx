import { call, useCall, useSession } from '@mall/mf-kit';
import { ShieldIcon } from '@mall/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { creditInfoCall } from '../frame-data.ts';

const loadDialog = () => import(/* webpackChunkName: "certification-dialog" */ './certification-dialog.tsx');
const CertificationDialog = lazy(loadDialog);
const warm = () => void loadDialog().catch(() => {});

/** Certifies the company's credit by a code that is scanned with WeChat: shown only when the credit menu is open and this contact can be certified (rules credit 8, 9). */
export function Certification() {
  const { signedIn } = useSession();
  const { data: credit } = useCall(signedIn ? creditInfoCall() : null);
  const mayAsk = credit?.isMenuOpen === true && !credit.isCertified;
  const { data } = useCall(mayAsk ? call('credit.checkCurrentKpCanCertified') : null);
  const [isOpen, setOpen] = useState(false);
  // Open it stays, so that it says what became of it.
  if (!isOpen && (!mayAsk || !data?.isCanCertified)) return null;
  return (
    <p className="frame-certify">
      <button type="button" aria-haspopup="dialog" onPointerEnter={warm} onFocus={warm} onClick={() => setOpen(true)}>
        <ShieldIcon size={14} />
        账期扫码认证
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <CertificationDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </p>
  );
}
