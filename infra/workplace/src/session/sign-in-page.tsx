import type { Operator } from '@mall/api-contract/operator';
import { color, radius, space, type } from '@mall/design-tokens';
import { BrandMark } from '@mall/ui-kit';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { SignIn } from './sign-in.tsx';

/** The door of the workplace. */
export function SignInPage({ onSignedIn }: { onSignedIn: (operator: Operator) => void }) {
  useEffect(() => {
    document.title = '登录 - 百工商城工作台';
  }, []);
  return (
    <Middle>
      <Brand>
        <BrandMark size={28} />
        <b>百工商城</b>
        <span>员工工作台</span>
      </Brand>
      <Card>
        <SignIn title="登录工作台" text="使用您的员工账号，所有操作都会留下记录。" onDone={onSignedIn} />
      </Card>
      <p>
        没有账号或忘记密码，请联系管理员。<a href="/">返回商城</a>
      </p>
    </Middle>
  );
}

const Middle = styled.main`
  display: grid;
  justify-items: center;
  align-content: start;
  gap: ${space.xl};
  min-height: 100vh;
  padding: clamp(${space.xxl}, 10vh, 112px) ${space.lg} ${space.page};
  > p { color: ${color.inkSecond}; font-size: ${type.sizeTable}; }
`;
const Brand = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.sm};
  font-size: ${type.sizeLead};
  span { padding-left: ${space.sm}; border-left: 1px solid ${color.lineStrong}; color: ${color.inkSecond}; }
`;
const Card = styled.div`
  width: 100%;
  max-width: 420px;
  padding: ${space.section};
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  background: ${color.surface};
  @media (max-width: 480px) { padding: ${space.xxl} ${space.xl}; }
`;
