import { space, type } from '@mall/design-tokens';
import { employeeNumberProblem, longestEmployeeNumber } from '@mall/domain/account';
import { CaptchaStatus, useCaptcha } from '@mall/mall-parts/account/phone-code';
import { Button } from '@mall/ui-kit';
import { Field, Input } from '@mall/ui-kit/forms';
import { Dialog } from '@mall/ui-kit/overlays';
import { type FormEvent, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import type { ShellPlatform } from '../../platform/shell-platform.ts';
import type { SignedIn } from './finish-login.ts';
import { loginFailureOf } from './login-failure.ts';
import { loginTexts } from './login-texts.ts';
import { QrFrame } from './qr-frame.tsx';
import { type ScanSource, type ScanState, useScanCode } from './use-scan-code.ts';

interface Props {
  platform: ShellPlatform;
  onClose: () => void;
  /** Told of every state of the code, for the login behind. */
  onState: (state: ScanState) => void;
  onSignedIn: (result: SignedIn) => void;
}

interface Code {
  token: string;
  image: string;
}

/** 邀请注册: staff type their number and show the code to who should register; the registered buyer is signed in here (rules login 44, 45). */
export function InvitedDialog({ platform, onClose, onState, onSignedIn }: Props) {
  const { sdk } = platform;
  const captcha = useCaptcha(platform, 'login');
  const [employeeNo, setEmployeeNo] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [code, setCode] = useState<Code | undefined>(undefined);
  const source = useMemo<ScanSource | undefined>(
    () => code && { make: async () => code, ask: (token) => sdk.account.getInvitedQrCodeStatus({ token }) },
    [code, sdk],
  );
  const { state } = useScanCode(source, { onSignedIn, onState });

  async function generate() {
    const found = employeeNumberProblem(employeeNo);
    setProblem(found ?? '');
    if (found) return;
    setBusy(true);
    try {
      const { item1, item2, image } = await captcha.run('', (proof) =>
        sdk.account.getInvitedQrCode({ employeeNo: employeeNo.trim(), ...proof }),
      );
      const token = item1 ? new URL(item2).searchParams.get('token') : null;
      if (token) setCode({ token, image });
      else setProblem(item2 || loginTexts.employeeWrong);
    } catch (error) {
      setProblem(loginFailureOf(error).message);
    } finally {
      setBusy(false);
    }
  }
  function submit(event: FormEvent) {
    // The dialog stands inside the login form's React tree.
    event.stopPropagation();
    event.preventDefault();
    void generate();
  }

  return (
    <Dialog onClose={onClose} title="邀请注册" size="sm" closeOnOutsideClick={false}>
      <Form onSubmit={submit} noValidate aria-label="邀请注册">
        <Field label="员工工号" error={problem}>
          <Input
            name="employeeNo"
            value={employeeNo}
            maxLength={longestEmployeeNumber}
            autoComplete="off"
            placeholder="请输入员工工号"
            onChange={(event) => {
              setEmployeeNo(event.target.value);
              setProblem('');
            }}
          />
        </Field>
        <CaptchaStatus captcha={captcha} />
        <Button variant="primary" block type="submit" busy={isBusy}>
          生成专属邀请码
        </Button>
      </Form>
      {code && (
        <Invitation aria-label="专属邀请码">
          <QrFrame state={state} name="专属邀请码二维码" scannedText="已扫码，请在手机上完成注册" onAgain={() => void generate()} />
          <p>请受邀人用微信扫码注册，注册后此页面自动登录</p>
        </Invitation>
      )}
    </Dialog>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space.lg};
`;
const Invitation = styled.section`
  display: grid;
  justify-items: center;
  gap: ${space.md};
  padding-top: ${space.xxl};
  font-size: ${type.sizeTable};
`;
