import { below } from '@mall/design-tokens';
import { Link, useCall, useTitle } from '@mall/mf-kit';
import { Body, Breadcrumb, ButtonLink, EmptyPanel } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { PageTitle } from '../layout-parts.ts';
import { otherPromotionsCall } from './campaign-calls.ts';
import { promotionsUrl } from './promotions-url.ts';

/** Nothing that runs has this address: said in the breadcrumb, over an empty list (rule discount 11). */
export function NoCampaign() {
  useTitle('未找到促销活动');
  return (
    <Body>
      <Breadcrumb
        linkAs={Link}
        items={[{ label: '首页', href: '/' }, { label: '促销活动', href: promotionsUrl }, { label: '未找到促销活动' }]}
      />
      <PageTitle>未找到促销活动</PageTitle>
      <NoGoods title="可能已经下架，或地址有误" />
    </Body>
  );
}

/** An empty list with the way to what does run. */
export function NoGoods({ title }: { title: string }) {
  const { data = [] } = useCall(otherPromotionsCall());
  return (
    <EmptyPanel
      title={title}
      action={
        <ButtonLink as={Link} to={promotionsUrl}>
          查看全部活动
        </ButtonLink>
      }
    >
      {data.length > 0 ? (
        <>
          正在进行：
          <Others>
            {data.slice(0, 5).map(({ id, name, linkUrl }) => (
              <Link key={id} to={linkUrl}>
                {name}
              </Link>
            ))}
          </Others>
        </>
      ) : (
        '目前没有进行中的活动。'
      )}
    </EmptyPanel>
  );
}

const Others = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 4px 12px;
  & > a {
    padding-block: 4px;
    ${below.tablet} {
      padding-block: 12px;
    }
    text-decoration: underline;
  }
`;
