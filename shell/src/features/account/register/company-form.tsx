import { space, type } from '@mall/design-tokens';
import { maskPhone } from '@mall/domain/account';
import { CaptchaStatus, type Problems, useCaptcha } from '@mall/mall-parts/account/phone-code';
import { type CallFailure, isCallFailure } from '@mall/mf-kit';
import { Button, Notice } from '@mall/ui-kit';
import { Field, Input } from '@mall/ui-kit/forms';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import type { ShellPlatform } from '../../../platform/shell-platform.ts';
import { AgreementReminder } from '../../../session/login/agreement.tsx';
import { rememberPerson } from '../../../session/login/finish-login.ts';
import { loginFailureOf } from '../../../session/login/login-failure.ts';
import { longest } from '../../../session/login/login-rules.ts';
import type { PendingRegistration } from '../../../session/login/pending-registration.ts';
import { type Ticked, useAgreements } from '../../../session/login/use-agreements.ts';
import { wechatProof } from '../../../session/wechat/wechat-proof.ts';
import type { Invitation } from './invitation.ts';
import { type RegistrationForm, registrationProblems } from './registration-rules.ts';

interface Props {
  platform: ShellPlatform;
  pending: PendingRegistration;
  /** The code that was scanned names who invited, so nobody has to type it. */
  invitation: Invitation | undefined;
  onRegistered: () => void;
  onStartAgain: () => void;
}

const fieldOf: Partial<Record<CallFailure['reason'], keyof RegistrationForm>> = {
  PASSWORD_WEAK: 'password',
  EMPLOYEE_NOT_FOUND: 'employeeNo',
};

/** Company and contact person of a verified number. What was typed stays when the server refuses. */
export function CompanyForm({ platform, pending, invitation, onRegistered, onStartAgain }: Props) {
  const [form, setForm] = useState<RegistrationForm>({ companyName: '', contactName: '', password: '', employeeNo: '' });
  const [problems, setProblems] = useState<Problems<keyof RegistrationForm | 'form'>>({});
  const agreements = useAgreements();
  const [ticked, setTicked] = useState(pending.agreements);
  const [isReminding, setReminding] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const captcha = useCaptcha(platform, 'login');
  const type = (field: keyof RegistrationForm) => (event: { target: { value: string } }) => {
    setForm({ ...form, [field]: event.target.value });
    setProblems(({ [field]: _, form: __, ...rest }) => rest);
  };

  async function register(agreed: Ticked) {
    const found = registrationProblems(form);
    setProblems(found);
    if (Object.keys(found).length) return;
    setBusy(true);
    try {
      const input = {
        registerToken: pending.token,
        agreements: agreed,
        companyName: form.companyName.trim(),
        contactName: form.contactName.trim(),
        ...(form.password ? { password: form.password } : {}),
        ...(invitation ? { inviteToken: invitation.token } : form.employeeNo.trim() ? { employeeNo: form.employeeNo.trim() } : {}),
      };
      const result = await captcha.run('', (proof) => platform.sdk.account.register({ ...input, ...proof }));
      rememberPerson(result);
      wechatProof.drop();
      platform.bus.emit('session:signed-in', { kpId: result.kpId });
      onRegistered();
    } catch (error) {
      if (agreements.learn(error, agreed)) return setReminding(true);
      const field = isCallFailure(error) ? fieldOf[error.reason] : undefined;
      setProblems({ [field ?? 'form']: loginFailureOf(error).message });
    } finally {
      setBusy(false);
    }
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void register(ticked);
  };
  return (
    <Form onSubmit={submit} noValidate aria-label="企业信息">
      {problems.form && (
        <Notice
          tone="danger"
          live
          action={
            <Button size="sm" onClick={onStartAgain}>
              重新验证手机号
            </Button>
          }
        >
          {problems.form}
        </Notice>
      )}
      <Verified>
        手机号 {maskPhone(pending.phone)} 已验证
        <button type="button" onClick={onStartAgain}>
          更换手机号
        </button>
      </Verified>
      <Field label="企业名称" required error={problems.companyName} hint="与营业执照一致，便于开票">
        <Input value={form.companyName} maxLength={60} autoComplete="organization" onChange={type('companyName')} />
      </Field>
      <Field label="联系人姓名" required error={problems.contactName}>
        <Input value={form.contactName} maxLength={30} autoComplete="name" onChange={type('contactName')} />
      </Field>
      <Field label="登录密码（选填）" error={problems.password} hint="8至20位，包含字母和数字；不填则用短信验证码登录">
        <Input type="password" value={form.password} maxLength={longest.password} autoComplete="new-password" onChange={type('password')} />
      </Field>
      {!invitation && (
        <Field label="邀请人员工工号（选填）" error={problems.employeeNo}>
          <Input value={form.employeeNo} maxLength={longest.employeeNo} autoComplete="off" onChange={type('employeeNo')} />
        </Field>
      )}
      <CaptchaStatus captcha={captcha} />
      <Button variant="primary" size="lg" block type="submit" busy={isBusy}>
        完成注册
      </Button>
      <AgreementReminder
        isOpen={isReminding}
        changed={agreements.changed}
        onClose={() => setReminding(false)}
        onAgree={() => {
          setTicked(agreements.ticked);
          void register(agreements.ticked);
        }}
      />
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: 14px;
`;
const Verified = styled.p`
  display: flex;
  justify-content: space-between;
  padding-bottom: ${space.xs};
  font-size: ${type.sizeTable};
  & > button {
    color: var(--color-accent);
  }
`;
