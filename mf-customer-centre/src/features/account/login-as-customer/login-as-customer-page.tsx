import { space } from '@mall/design-tokens';
import { CentrePage, Panel } from '@mall/mall-parts/account';
import { usePlatform, useSearchParams, useSession } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { Button, Notice } from '@mall/ui-kit';
import { styled } from 'styled-components';

/** /customer/loginAsCustomer?link=…: an operator enters a customer's account, once and with a click, so that nothing that reads links ahead uses it up (rule operator 20). */
export default function LoginAsCustomerPage() {
  const { sdk } = usePlatform();
  const [query] = useSearchParams();
  const { operatorName, customerName } = useSession();
  const entering = useWrite();
  const link = query.get('link') ?? '';
  async function enter() {
    const { answer } = await entering.run(link, () => sdk.account.loginAsCustomer({ link }));
    // Everything that was read is somebody else's from here on.
    if (answer) location.assign('/');
  }
  return (
    <CentrePage title="代客登录">
      <Panel title="进入客户账户">
        {link.length >= 20 ? (
          <Entering>
            <p>链接只能打开一次，会话最长8小时。期间的每一次修改都会记录，客户的企业主管可以看到您的姓名、原因与操作。</p>
            {entering.failure && (
              <Notice tone="danger" live>
                {entering.failure}
              </Notice>
            )}
            <Button variant="primary" busy={entering.isBusy} onClick={() => void enter()}>
              进入客户账户
            </Button>
          </Entering>
        ) : operatorName ? (
          <Notice tone="info">
            您正以 {customerName} 联系人的身份操作，操作员：{operatorName}。结束时请退出登录。
          </Notice>
        ) : (
          <Notice tone="warning">链接不完整。请在工作台的企业页面选择联系人，重新生成进入链接。</Notice>
        )}
      </Panel>
    </CentrePage>
  );
}

const Entering = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.lg};
`;
