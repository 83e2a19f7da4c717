import type { Enrolment } from '@mall/api-contract/operator';
import { color, radius, space, type } from '@mall/design-tokens';
import { Button, CopyText } from '@mall/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { CodeInput } from './code-input.tsx';
import { StepForm } from './step-form.tsx';
import type { useSignIn } from './use-sign-in.ts';

interface Props {
  signIn: ReturnType<typeof useSignIn>;
  ticket: string;
  enrolment: Enrolment;
}

const inFours = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** The authenticator learns the secret: by the picture, or typed by hand; its first code proves it. */
export function EnrolmentStep({ signIn, ticket, enrolment: { secret, image, url } }: Props) {
  const [code, setCode] = useState('');
  const enrol = (given: string) =>
    void signIn.enrol(ticket, given).then((isDone) => {
      if (!isDone) setCode('');
    });
  return (
    <StepForm
      title="设置两步验证"
      text="登录时除密码外，还需要手机上身份验证器的验证码。"
      failure={signIn.failure}
      isBusy={signIn.isBusy}
      submitText="完成设置"
      isReady={/^\d{6}$/.test(code)}
      onSubmit={() => enrol(code)}
      ways={
        <Button variant="link" onClick={signIn.back}>
          返回登录
        </Button>
      }
    >
      <Ways>
        <li>
          <b>打开身份验证器，扫描二维码</b>
          <img src={image} width={168} height={168} alt="两步验证的二维码" />
          <p>
            就在这部手机上？<a href={url}>在身份验证器中打开</a>
          </p>
          <p>
            不能扫描？手工输入密钥：
            <CopyText text={secret} label="复制密钥">
              <code>{inFours(secret)}</code>
            </CopyText>
          </p>
        </li>
        <li>
          <b>输入它显示的验证码</b>
          <CodeInput value={code} onChange={setCode} onFull={enrol} />
        </li>
      </Ways>
    </StepForm>
  );
}

const Ways = styled.ol`
  display: grid;
  gap: ${space.xl};
  counter-reset: way;
  > li {
    position: relative;
    display: grid;
    gap: ${space.sm};
    padding-left: ${space.section};
    counter-increment: way;
  }
  > li::before {
    content: counter(way);
    position: absolute;
    left: 0;
    display: grid;
    place-items: center;
    width: 20px;
    height: 20px;
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.full};
    color: ${color.inkSecond};
    font-size: ${type.sizeLeast};
  }
  img { padding: ${space.sm}; border: 1px solid ${color.line}; border-radius: ${radius.md}; background: ${color.surface}; }
  p { color: ${color.inkSecond}; font-size: ${type.sizeTable}; }
  p > span { flex-wrap: wrap; white-space: normal; }
  code { font-family: ${type.familyMono}; color: ${color.ink}; }
`;
