import { below, color, radius, space, type } from '@mall/design-tokens';
import { comesBack, isForMoney } from '@mall/domain/after-sales';
import { Link } from '@mall/mf-kit';
import { ButtonLink, CopyText, SuccessIcon } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { casePathOf } from '../../../parts/after-sales-call.ts';
import { type AfterSales, AfterSalesFaces } from '../../../parts/after-sales-faces.tsx';

/** /checkout/myAfterSaleSuccess/{id?}: it was asked for; what follows. */
export default function AfterSaleSuccessPage() {
  return <AfterSalesFaces>{(one) => <Ready one={one} />}</AfterSalesFaces>;
}

const stepsOf = ({ kind }: AfterSales): string[] => [
  '客服审核申请，结果会在消息与短信中通知您',
  ...(comesBack(kind) ? ['审核通过后，按收货地址寄回商品并填写运单号'] : []),
  isForMoney(kind)
    ? '款项按原支付方式退回'
    : kind === 'repair'
      ? '修好后寄回，运单号在售后单中查看'
      : '换补的商品免费寄出，可在补换货订单中查看物流',
];

const Ready = ({ one }: { one: AfterSales }) => (
  <Root>
    <SuccessIcon size={48} strokeWidth={1} />
    <h1>售后申请已提交</h1>
    <p>
      {one.kindName} · 售后单号 <CopyText text={one.afterSalesNumber} label={`复制售后单号 ${one.afterSalesNumber}`} />
    </p>
    <div>
      <h2>接下来</h2>
      <ol>
        {stepsOf(one).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
    <nav aria-label="接下来去哪里">
      <ButtonLink as={Link} to={casePathOf(one.id)}>
        查看售后单
      </ButtonLink>
      <ButtonLink as={Link} variant="quiet" to="/customer/myorders">
        返回企业订单
      </ButtonLink>
    </nav>
  </Root>
);

const Root = styled.section`
  display: grid;
  justify-items: center;
  gap: ${space.lg};
  margin-top: ${space.lg};
  padding: ${space.page} ${space.xxl};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  & > svg { color: ${color.success}; }
  h1 { font-size: ${type.sizeTitle}; }
  & > p, ol { color: ${color.inkSecond}; font-size: ${type.sizeTable}; }
  h2 { padding-bottom: ${space.xs}; font-size: ${type.sizeText}; }
  & > div { width: 560px; padding: ${space.lg} ${space.xl}; border-radius: ${radius.md}; background: ${color.ground}; }
  ol { padding-left: 1.4em; list-style: decimal; line-height: 24px; }
  & > nav { display: flex; flex-wrap: wrap; justify-content: center; gap: ${space.md}; }
  ${below.tablet} {
    padding: ${space.xl} ${space.lg};
    & > div { width: 100%; }
    & > nav > a { height: 44px; }
  }
`;
