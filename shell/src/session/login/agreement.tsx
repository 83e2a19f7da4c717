import { agreementType, agreementUrl } from '@mall/domain/content';
import { Checkbox } from '@mall/ui-kit/forms';
import { AlertDialog } from '@mall/ui-kit/overlays';
import { useSiteFacts } from '../../platform/site-facts.ts';
import { AgreementList } from '../agreements/agreement-list.tsx';
import { loginTexts } from './login-texts.ts';
import type { InForce } from './use-agreements.ts';

const papers = [
  { name: '《用户注册协议》', path: agreementUrl(agreementType.user) },
  { name: '《隐私政策》', path: agreementUrl(agreementType.privacy) },
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

interface Reminder {
  isOpen: boolean;
  /** What was published since the form was opened; nothing where only the tick is missing. */
  changed: InForce;
  onClose: () => void;
  onAgree: () => void;
}

/** Asked of who submits without the tick, or with one under a text that is in force no more: 同意 ticks it and submits. */
export const AgreementReminder = ({ isOpen, changed, onClose, onAgree }: Reminder) => (
  <AlertDialog open={isOpen} onOpenChange={(open) => !open && onClose()} confirmText="同意并继续" onConfirm={onAgree}>
    {changed.length === 0 ? loginTexts.agreementReminder : loginTexts.agreementOutdated}
    {changed.length > 0 && <AgreementList agreements={changed} />}
  </AlertDialog>
);
