import { color, space, type } from '@mall/design-tokens';
import { useSearchParams } from '@mall/mf-kit';
import { ButtonLink, SuccessIcon } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { safeRedirect } from '../../../session/safe-redirect.ts';
import { FormPaper } from '../../parts/form-paper.ts';
import { RegistrationSteps } from './registration-steps.tsx';

/** Registration is done. The links load the page anew, because the session began after this one was loaded. */
export default function RegisterCompletedPage() {
  const [query] = useSearchParams();
  const target = safeRedirect(query.get('redirectUrl'));
  return (
    <FormPaper aria-labelledby="completed-title">
      <RegistrationSteps done={3} />
      <Done>
        <SuccessIcon size={56} strokeWidth={1} />
        <h1 id="completed-title">注册成功</h1>
        您现在可以查看价格、加入购物车和询价了。
        <p>
          <ButtonLink href={target} variant="primary" size="lg">
            {target === '/' ? '开始选购' : '继续刚才的操作'}
          </ButtonLink>
          {target !== '/' && (
            <ButtonLink href="/" size="lg">
              返回首页
            </ButtonLink>
          )}
        </p>
      </Done>
    </FormPaper>
  );
}

const Done = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.md};
  padding: ${space.page} 0;
  color: ${color.inkSecond};
  & > svg {
    color: ${color.success};
  }
  & > h1 {
    color: ${color.ink};
    font-size: ${type.sizeTitle};
  }
  & > p {
    display: flex;
    gap: ${space.md};
    padding-top: ${space.lg};
  }
`;
