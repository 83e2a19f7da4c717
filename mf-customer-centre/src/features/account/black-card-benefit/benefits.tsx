import { space, type } from '@mall/design-tokens';
import { blackCardRenewableDays } from '@mall/domain/account';
import { Panel } from '@mall/mall-parts/account';
import { styled } from 'styled-components';

/** What the card gives, and its rules. */
export const Benefits = () => (
  <Panel title="会员权益">
    <List>
      <li>
        <b>黑卡价</b>标有“黑卡价”的商品按会员价结算，与协议价、专享价、促销价取最低。
      </li>
      <li>
        <b>黑卡商品</b>标有“黑卡商品”的商品仅限会员购买。
      </li>
      <li>
        <b>一企一卡</b>按年开通，企业全体联系人共享；到期前 {blackCardRenewableDays} 天起可续费，续费从到期日起顺延一年。
      </li>
      <li>
        <b>已省金额</b>按每单没有黑卡时应付的商品金额计算，已取消的订单不计。
      </li>
    </List>
  </Panel>
);

const List = styled.ul`
  display: grid;
  gap: ${space.sm};
  font-size: ${type.sizeTable};
  & b {
    margin-right: ${space.md};
  }
`;
