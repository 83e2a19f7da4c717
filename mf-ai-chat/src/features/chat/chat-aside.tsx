import { color, radius, space, type } from '@mall/design-tokens';
import { usePlatform, useSession } from '@mall/mf-kit';
import { Button } from '@mall/ui-kit';
import { styled } from 'styled-components';

/** Beside the conversation: whose prices it speaks of, and what it can do. */
export function ChatAside() {
  const { signedIn, customerName } = useSession();
  const { requireLogin } = usePlatform();
  return (
    <Root aria-label="使用说明">
      <section>
        <h2>{signedIn ? '您的价格与库存' : '登录后回答更完整'}</h2>
        {signedIn ? (
          <p>已按{customerName ? `“${customerName}”` : '您的企业'}的协议价、可用库存和订单回答。</p>
        ) : (
          <>
            <p>未登录时不显示价格与库存数量，也不能加购和查订单。</p>
            <Button size="sm" onClick={() => requireLogin({ target: '/ai' })}>
              登录
            </Button>
          </>
        )}
      </section>
      <section>
        <h2>我能做什么</h2>
        <ul>
          <li>按名称、规格、型号找商品</li>
          <li>查库存、货期与阶梯价</li>
          <li>按标准选型，给出算式与出处</li>
          <li>加购、询价、取消订单，按下按钮才生效</li>
          <li>查订单进度、账期与开票规则</li>
        </ul>
      </section>
      <p>回答来自商城的商品、库存与帮助资料。下单前请以商品页和确认订单页为准。</p>
    </Root>
  );
}

const Root = styled.aside`
  display: grid;
  gap: ${space.lg};
  align-content: start;
  color: ${color.inkSecond};
  font-size: ${type.sizeTable};
  & > section {
    display: grid;
    gap: ${space.sm};
    justify-items: start;
    padding: ${space.lg};
    border: 1px solid ${color.line};
    border-radius: ${radius.md};
    background: ${color.surface};
  }
  & > section:first-child {
    min-height: 136px;
    align-content: start;
  }
  & h2 {
    color: ${color.ink};
    font-size: ${type.sizeText};
  }
  & li {
    padding: 2px 0 2px 1em;
    text-indent: -1em;
  }
  & li::before {
    display: inline-block;
    width: 1em;
    content: '·';
    text-indent: 0;
  }
  & > p {
    padding: 0 ${space.lg};
    color: ${color.inkThird};
    font-size: ${type.sizeLeast};
  }
`;
