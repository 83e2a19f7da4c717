import type { Operator } from '@mall/api-contract/operator';
import { Button } from '@mall/ui-kit';
import { Dialog } from '@mall/ui-kit/overlays';
import { SignIn } from './sign-in.tsx';

interface Props {
  operator: Operator;
  /** The session is over; closed, the page can be read and nothing done. */
  hasEnded: boolean;
  onSignedIn: (operator: Operator) => void;
  onClose: () => void;
  onLeave: () => void;
}

/** Over the page, so that nothing that was typed is lost. */
export default function SignInAgain({ operator, hasEnded, onSignedIn, onClose, onLeave }: Props) {
  return (
    <Dialog
      title={hasEnded ? '登录已结束' : '重新登录'}
      size="sm"
      closeOnOutsideClick={false}
      onClose={onClose}
      footer={hasEnded && <Button onClick={onLeave}>退出，放弃未提交的内容</Button>}
    >
      <SignIn
        title={`${operator.name}，请重新登录`}
        text="页面上未提交的内容都还在，登录后可以继续。"
        account={operator.account}
        onDone={onSignedIn}
      />
    </Dialog>
  );
}
