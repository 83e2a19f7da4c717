import { AlertDialog } from '@mall/ui-kit/overlays';
import { useSiteFacts } from '../../platform/site-facts.ts';
import { leave } from './finish-login.ts';
import { loginTexts } from './login-texts.ts';

const resetPath = '/customer/forgetpassword';

interface Props {
  /** Whose password the mall chose; '' shows nothing. */
  phone: string;
  onClose: () => void;
  onUseSms: () => void;
}

/** A system-generated password: one of the buyer's own is set first, or a code by SMS is the way in (rule login 29). */
export function PasswordReminder({ phone, onClose, onUseSms }: Props) {
  const { hasPage } = useSiteFacts();
  const canReset = hasPage(resetPath);
  return (
    <AlertDialog
      open={phone !== ''}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      confirmText={canReset ? '去设置密码' : '短信登录'}
      cancelText={canReset ? '短信登录' : null}
      onConfirm={() => (canReset ? leave.to(`${resetPath}?cellphone=${phone}`) : onUseSms())}
      onCancel={onUseSms}
    >
      {loginTexts.passwordGenerated}
    </AlertDialog>
  );
}
