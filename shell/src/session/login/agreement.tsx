import { Checkbox } from '@mall/ui-kit/forms';
import { AlertDialog } from '@mall/ui-kit/overlays';
import { useSiteFacts } from '../../platform/site-facts.ts';
import { loginTexts } from './login-texts.ts';

const papers = [
  { name: '《用户注册协议》', path: '/t/agreement/0' },
  { name: '《隐私政策》', path: '/t/agreement/1' },
];

/** The two papers' names; links where their pages are live. */
function Papers() {
  const { hasPage } = useSiteFacts();
  return papers.map(({ name, path }, at) => (
    <span key={path}>
      {at > 0 && '和'}
      {hasPage(path) ? (
        <a href={path} target="_blank" rel="noopener">
          {name}
        </a>
      ) : (
        name
      )}
    </span>
  ));
}

/** The box that must be ticked for a login by SMS. */
export const AgreementBox = ({ isTicked, onChange }: { isTicked: boolean; onChange: (isTicked: boolean) => void }) => (
  <Checkbox
    checked={isTicked}
    onCheckedChange={onChange}
    label={
      <>
        我已阅读并同意
        <Papers />
      </>
    }
  />
);

/** Asked of who submits without the tick: 同意 ticks it and submits. */
export const AgreementReminder = ({ isOpen, onClose, onAgree }: { isOpen: boolean; onClose: () => void; onAgree: () => void }) => (
  <AlertDialog open={isOpen} onOpenChange={(open) => !open && onClose()} confirmText="同意并继续" onConfirm={onAgree}>
    {loginTexts.agreementReminder}
  </AlertDialog>
);
