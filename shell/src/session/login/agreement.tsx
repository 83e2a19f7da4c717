import { agreementType, agreementUrl } from '@mall/domain/content';
import { Checkbox } from '@mall/ui-kit/forms';
import { AlertDialog } from '@mall/ui-kit/overlays';
import { useSiteFacts } from '../../platform/site-facts.ts';
import { AgreementList } from '../agreements/agreement-list.tsx';
import { loginTexts } from './login-texts.ts';
import type { InForce, Ticked } from './use-agreements.ts';

const papers = [
  { name: '《用户注册协议》', type: agreementType.user },
  { name: '《隐私政策》', type: agreementType.privacy },
];

/** The two papers' names; links to the versions that the tick is for, where their pages are live. */
function Papers({ versions }: { versions: Ticked }) {
  const { hasPage } = useSiteFacts();
  return papers.map(({ name, type }, at) => (
    <span key={type}>
      {at > 0 && '和'}
      {hasPage(agreementUrl(type)) ? (
        <a href={agreementUrl(type, versions.find((one) => one.type === type)?.version)} target="_blank" rel="noopener">
          {name}
        </a>
      ) : (
        name
      )}
    </span>
  ));
}

interface Box {
  isTicked: boolean;
  versions: Ticked;
  onChange: (isTicked: boolean) => void;
}

/** The box that must be ticked for a login by SMS. */
export const AgreementBox = ({ isTicked, versions, onChange }: Box) => (
  <Checkbox
    checked={isTicked}
    onCheckedChange={onChange}
    label={
      <>
        我已阅读并同意
        <Papers versions={versions} />
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
